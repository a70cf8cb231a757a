'use client'

import { ldText } from '@/lib/shared/text/structured-data'

/**
 * Structured data for search engines; the browser does not execute it. A client component, so that the data is sent
 * unescaped.
 */
export function JsonLd({ data }: { data: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with '<' escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: ldText(data) }} />
}
