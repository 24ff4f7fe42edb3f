import { useEffect, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { defineTexts, useTexts } from '#app/i18n/text.ts';

/**
 * Says so when the browser has cut what was pasted into a field with a `maxlength`: it does that
 * without a word, and half an address looks like a whole one.
 */
export function PasteNotice({ inputId, most }: { inputId: string; most: string }) {
  const texts = useTexts(pasteTexts);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
    let pasted: string | null = null;
    const paste = ({ clipboardData }: ClipboardEvent) => {
      pasted = clipboardData?.getData('text') ?? null;
    };
    const look = () => {
      setCut(pasted !== null && wasCut(pasted, input));
      pasted = null;
    };
    const end = new AbortController();
    const { signal } = end;
    const element: HTMLElement = input;
    element.addEventListener('paste', paste, { signal });
    element.addEventListener('input', look, { signal });
    return () => end.abort();
  }, [inputId]);
  return (
    <p className="hint" role="status">
      {isCut && fill(texts.cut, { most })}
    </p>
  );
}

/** The end of what was pasted is missing, and there was no room for it. Line breaks are not compared. */
function wasCut(pasted: string, { value, maxLength }: { value: string; maxLength: number }) {
  const withoutBlanks = (text: string) => text.replace(/\s+/g, '');
  return value.length >= maxLength && !withoutBlanks(value).includes(withoutBlanks(pasted));
}

const pasteTexts = defineTexts({
  cut: {
    en: 'What you pasted was too long: only the first {most} characters are here.',
    bn: 'পেস্ট করা লেখাটি বেশি বড় ছিল: শুধু প্রথম {most} অক্ষর রাখা হয়েছে।',
  },
});
