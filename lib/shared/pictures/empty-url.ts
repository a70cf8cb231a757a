import { ART } from './art-path'

export const EMPTIES = ['orders', 'favourites', 'chat', 'search', 'login', 'closed', 'success', 'offline'] as const
export type EmptyName = (typeof EMPTIES)[number]

/** A symbol with the id `d`: shown by `<use>`, so it takes the page's own colours. Apart from art-url.ts: error pages travel with every page. */
export const emptyUrl = (name: EmptyName): string => `${ART}empty/${name}.svg#d`
