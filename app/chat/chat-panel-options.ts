import type { ChatLabels, PanelOptions, ResolvedChatOptions } from './chat-options.ts';

/** All that the panel shows, with every default filled in. */
export type ResolvedPanelOptions = ResolvedChatOptions &
  Required<Omit<PanelOptions, 'avatar' | 'statusNote' | 'questions' | 'labels'>> & {
    labels: ChatLabels;
  };

/** Fills in the panel's defaults. What has come with the panel counts less than what was there before. */
export function resolvePanelOptions(
  options: ResolvedChatOptions,
  late: PanelOptions = {},
): ResolvedPanelOptions {
  return {
    ...defaults,
    ...late,
    ...options,
    labels: { ...englishLabels, ...late.labels, ...options.labels },
  };
}

const englishLabels = {
  conversation: 'Messages',
  typing: 'Typing…',
  message: 'Message',
  send: 'Send',
  sent: 'Now send it in WhatsApp.',
};

const defaults = {
  statusMessage: 'Typically replies within 1 hour',
  chatMessage: 'Hello there! How can we help?',
  placeholder: 'Type a message..',
};
