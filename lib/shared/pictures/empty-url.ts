import { ART } from './art-path'

export const EMPTIES = ['orders', 'favourites', 'chat', 'search', 'login', 'closed', 'success', 'offline'] as const
export type EmptyName = (typeof EMPTIES)[number]

/**
 * An SVG symbol with the id `d`: shown by `<use>`, so it takes the page's colours. Separate from art-url.ts, because
 * error pages are part of every page.
 */
export const emptyUrl = (name: EmptyName): string => `${ART}empty/${name}.svg#d`
