'use client';

import { useEffect } from 'react';
import { reloadAfterFailedChunk } from '@/lib/chunk-reload';
import { marketOf, markets } from '@/lib/markets';
import english from '@/messages/en/errors.json';
import dutch from '@/messages/nl/errors.json';

/**
 * The page of last resort, when even the frame of the shop could not be made: no styles, no translations
 * machinery, nothing that could fail again.
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => {
    console.error(error);
    reloadAfterFailedChunk(error);
  }, [error]);
  const prefix = typeof window === 'undefined' ? undefined : window.location.pathname.split('/')[1];
  const market = marketOf(prefix);
  const texts = markets[market].language === 'en' ? english : dutch;
  return (
    <html lang={markets[market].languageTag}>
      <body>
        <main>
          <title>{texts.server.title}</title>
          <h1>{texts.server.title}</h1>
          <p>{texts.server.text}</p>
          {error.digest && <p>{texts.correlation.replace('{id}', error.digest)}</p>}
          <p>
            <a href={`/${market}`}>{texts.home}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
