import { newsCoverUrl } from '@/lib/shared/pictures/art-url'
import { screenUrl } from '@/lib/shared/pictures/screen-url'

/** HTML of the demo articles, built without writing tags. */
export const p = (...lines: string[]): string => lines.map((line) => `<p>${line}</p>`).join('')
export const h2 = (text: string): string => `<h2>${text}</h2>`
export const h3 = (text: string): string => `<h3>${text}</h3>`
export const ul = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
export const ol = (...items: string[]): string => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`
export const quote = (...lines: string[]): string => `<blockquote>${p(...lines)}</blockquote>`
export const link = (href: string, text: string): string => `<a href="${href}">${text}</a>`

export function table(head: readonly string[], ...rows: readonly (readonly (string | number)[])[]): string {
  const cells = (tag: 'th' | 'td', row: readonly (string | number)[]) =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`
}

const figure = (src: string, width: number, height: number, caption: string): string =>
  `<figure><img src="${src}" alt="${caption}" width="${width}" height="${height}"><figcaption>${caption}</figcaption></figure>`

/** A wide generated picture with a short text. */
export const plate = (id: number | string, word: string, caption: string): string =>
  figure(newsCoverUrl(id, word), 560, 315, caption)
/** A generated stand-in for a screenshot of owned items. */
export const wall = (gameId: number, items: readonly string[], caption: string): string =>
  figure(screenUrl({ name: 'wall', gameId, seed: 'article', says: items.slice(0, 6) }), 480, 360, caption)
