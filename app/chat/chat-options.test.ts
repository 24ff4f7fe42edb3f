import { expect, test } from 'vitest';
import { type ChatOptions, type PanelOptions, resolveChatOptions } from './chat-options.ts';
import { resolvePanelOptions } from './chat-panel-options.ts';

const inPanel = (options: ChatOptions, late?: PanelOptions) =>
  resolvePanelOptions(resolveChatOptions(options), late);

const required = { phoneNumber: '01711000000', accountName: 'Sampan' };

test('W-01 the texts, when nothing else is given', () => {
  expect(inPanel(required)).toMatchObject({
    statusMessage: 'Typically replies within 1 hour',
    chatMessage: 'Hello there! How can we help?',
    placeholder: 'Type a message..',
  });
});

test('the numbers and switches, when nothing else is given', () => {
  expect(resolveChatOptions(required)).toMatchObject({
    messageDelay: 2,
    allowClickAway: false,
    allowEsc: true,
    notification: true,
    notificationDelay: 60,
    notificationLoop: 0,
    notificationSound: true,
    darkMode: false,
    chatboxHeight: 320,
    linkHost: 'api',
    side: 'end',
    offset: 32,
  });
});

test('an option given as undefined counts as absent, one given as false or 0 does not', () => {
  const options = inPanel({
    ...required,
    placeholder: undefined,
    allowEsc: false,
    messageDelay: 0,
  });
  expect(options).toMatchObject({
    placeholder: 'Type a message..',
    allowEsc: false,
    messageDelay: 0,
  });
});

test('W-67 a label of one’s own leaves the others as they are', () => {
  const { labels } = inPanel({ ...required, labels: { send: 'পাঠান' } });
  expect(labels).toMatchObject({ send: 'পাঠান', close: 'Close chat' });
});

test('what comes with the panel takes the place of defaults, not of what was given before', () => {
  const options = inPanel(
    { ...required, placeholder: 'Given', labels: { send: 'Given' } },
    { placeholder: 'Late', chatMessage: 'Late', labels: { send: 'Late', typing: 'Late' } },
  );
  expect(options).toMatchObject({ placeholder: 'Given', chatMessage: 'Late' });
  expect(options.labels).toMatchObject({ send: 'Given', typing: 'Late', message: 'Message' });
});
