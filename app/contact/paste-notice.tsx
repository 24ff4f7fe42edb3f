import { useEffect, useState } from 'react';

/**
 * Says so when the browser has cut what was pasted into a field with a `maxlength`: it does that
 * without a word, and half an address looks like a whole one.
 */
export function PasteNotice({ inputId, notice }: { inputId: string; notice: string }) {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const input = document.getElementById(inputId) as HTMLInputElement | HTMLTextAreaElement;
    let pasted: string | null = null;
    const paste = (event: Event) => {
      pasted = (event as ClipboardEvent).clipboardData?.getData('text') ?? null;
    };
    const look = () => {
      setCut(pasted !== null && wasCut(pasted, input));
      pasted = null;
    };
    input.addEventListener('paste', paste);
    input.addEventListener('input', look);
    return () => {
      input.removeEventListener('paste', paste);
      input.removeEventListener('input', look);
    };
  }, [inputId]);
  return (
    <p className="hint" role="status">
      {isCut && notice}
    </p>
  );
}

/** The end of what was pasted is missing, and there was no room for it. Line breaks are not compared. */
function wasCut(pasted: string, { value, maxLength }: { value: string; maxLength: number }) {
  const [wanted, kept] = [pasted, value].map((text) => text.replace(/\s+/g, ''));
  return value.length >= maxLength && !kept!.includes(wanted!);
}
