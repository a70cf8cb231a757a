const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for content and attributes of HTML, XML and SVG. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c)
