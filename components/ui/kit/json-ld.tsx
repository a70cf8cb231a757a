'use client'

import { ldText } from '@/lib/shared/text/structured-data'

/** A data block for search engines; the browser runs nothing of it. A client component: data travels without escapes. */
export function JsonLd({ data }: { data: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with '<' escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: ldText(data) }} />
}
