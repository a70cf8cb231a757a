import type { AdvertSlot, HomeConf } from '@/lib/shared/site/home-conf'

export type GamePrices = readonly { gameId: number; from: string | null }[]

/** A slide of the home page, ready to render. */
export type Slide = AdvertSlot

const MOST = 3

/**
 * The first three hero slots that are not for the other kind of device. A slide that links to a game's accounts shows
 * their lowest shelf price if it has no price, so that it is always correct.
 */
export function slidesOf(conf: HomeConf, prices: GamePrices, otherDevice: 'pc' | 'mobile'): Slide[] {
  const priceOf = new Map(prices.map(({ gameId, from }) => [gameId, from]))
  return (conf.adverPosMap.homeHero ?? [])
    .filter((slot) => slot.smalltitle && slot.device !== otherDevice)
    .slice(0, MOST)
    .map((slot) => {
      const isAccounts =
        /^\/wares\?/.test(slot.htUrl) && new URLSearchParams(slot.htUrl.split('?')[1]).get('gt') === '1'
      const from = isAccounts && slot.gameId ? (priceOf.get(slot.gameId) ?? undefined) : undefined
      return { ...slot, price: slot.price ?? from }
    })
}
