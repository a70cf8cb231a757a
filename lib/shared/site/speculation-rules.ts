import { ROUTES } from './routes'

/** Cached pages that are the same for everyone; pages that need a login are never prefetched on hover. */
const targets = ROUTES.filter((route) => route.access === 'public' && route.cache).map((route) => ({
  pathname: route.path.replace(/\{(\w+)\}/g, ':$1'),
  search: '*',
}))

/** Address of the rules on the front server; a header of every public page refers to it. */
export const SPECULATION_PATH = '/speculation-rules.json'

/** A hovered public link is prerendered. Scripts that count a visit must wait until `document.prerendering` is over. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: targets },
          { not: { selector_matches: '[target="_blank"],[rel~="nofollow"],[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
