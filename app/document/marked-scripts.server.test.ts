import { expect, test } from 'vitest';
import { markedScripts } from './marked-scripts.server.ts';

test('only scripts with the mark are ours, and the page goes out without it', () => {
  const page = `<link rel="preload" href="/a.js" nonce="m-1"/><script nonce="m-1">a < b && "</div>"</script>
    <p><script>injected()</script><script nonce="m-2">guessed()</script></p>
    <script src="/x.js" nonce="m-1"></script><script nonce="m-1" type="module" async="">import "/y.js";\n</script>`;
  const { html, scripts } = markedScripts(page, 'm-1');
  expect(scripts).toEqual(['a < b && "</div>"', 'import "/y.js";\n']);
  expect(html).not.toContain('m-1');
  expect(html).toContain('<script type="module" async="">');
  expect(html).toContain('<script>injected()</script>');
});
