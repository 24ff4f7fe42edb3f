import type { RecordDesk } from '#app/work/record-desk.ts';
import { recordRow } from '#app/work/record-row.tsx';
import { rowState } from '#app/work/row-state.ts';
import { messageDeskTexts, messageFlagTexts } from './inbox.text.ts';
import { messageActs } from './message-acts.ts';
import { writerGreeting } from './writer-greeting.ts';
import { MessageAsked, MessageFacts, MessageLine, ToJobOrder } from './message-facts.tsx';
import { type Message, reasonLength } from './message.ts';

/** The messages as staff work on them in the inbox. */
export const messageDesk: RecordDesk<Message> = {
  ...{ acts: messageActs, texts: messageDeskTexts, flagTexts: messageFlagTexts, reasonLength },
  level: 'h2',
  markIcon: 'check',
  isMarked: ({ answered }) => answered,
  marked: (message) => ({ ...message, answered: true }),
  stateOf: ({ answered, createdAt, followUpOn }, now) =>
    rowState({ createdAt, followUpOn: answered ? null : followUpOn }, answered, now),
  phoneOf: ({ number }) => number,
  greetingOf: writerGreeting,
  meanwhile: (_, language) => messageDeskTexts.meanwhile[language],
  detailOf: ({ name, number }) => `${name}, ${number}`,
  whoOf: ({ address }) => [address],
  // What is due is the news; the question is one tap away.
  about: (message, { kind }, age) => (
    <>
      {kind !== 'due' && <MessageLine message={message} />}
      {age}
    </>
  ),
  asked: (message) => <MessageAsked message={message} />,
  links: (message) => message.kind === 'employer' && <ToJobOrder id={message._id} />,
  details: (message) => <MessageFacts message={message} />,
};

export const MessageRow = recordRow(messageDesk);
