import { NO_PRICES, type OfferPrices } from '@/components/modes/rental/offer-draft'
import { deleteStored, isRecord } from '@/lib/client/browser-storage'
import { readOwn, writeOwn } from '@/lib/client/own-storage'
import type { GameFilter, GoodsDetail } from '@/lib/contract/entities/goods'
import { amountFact, amountParts, isCoinUnit, readAmount } from '@/lib/shared/goods/coin-facts'
import { coinsIn } from '@/lib/shared/goods/coin-text'
import { ACCOUNT, isCurrencyType } from '@/lib/shared/goods/goods-types'
import { isDrawn } from '@/lib/shared/pictures/art-url'

/** All input of the publish form, as text. */
export interface PublishDraft extends OfferPrices {
  gameId: string
  goodsTypeId: string
  areaId: string
  serverId: string
  bigTitle: string
  smallTitleName: string
  description: string
  price: string
  stock: string
  bargain: boolean
  ensureOpen: boolean
  facts: Record<string, string>
  /** Addresses of stored pictures, the first is the cover. */
  images: string[]
  /** Of currency: amount of one unit of goods as entered, its unit, and how it is handed over. */
  coinAmount: string
  coinUnit: string
  coinWay: string
  /** Codes of a new item, one per line; never stored in the browser. */
  codes: string
  /** A new account is also rented out, at the prices above. */
  letToo: boolean
}

export const EMPTY_DRAFT: PublishDraft = {
  gameId: '',
  goodsTypeId: '',
  areaId: '',
  serverId: '',
  bigTitle: '',
  smallTitleName: '',
  description: '',
  price: '',
  stock: '1',
  bargain: false,
  ensureOpen: false,
  facts: {},
  images: [],
  coinAmount: '',
  coinUnit: '万',
  coinWay: '',
  codes: '',
  letToo: false,
  ...NO_PRICES,
}

/** Key in the session storage: goods being edited; one for a new item and one per edited item. */
const keyOf = (goodsSn: string) => (goodsSn ? (`goods-being-edited:${goodsSn}` as const) : 'goods-being-edited')

/** `start` is the initial form state: a draft based on an item that has changed since, e.g. in price, is discarded. */
export function readDraft(goodsSn: string, start: PublishDraft): PublishDraft | null {
  const stored = readOwn('session', keyOf(goodsSn))
  if (!isRecord(stored) || !isRecord(stored.draft) || JSON.stringify(stored.start) !== JSON.stringify(start))
    return null
  return wholeDraft(stored.draft)
}

/** Returns stored input as a draft; fields that are newer than it are empty. Null if it is none. */
export function wholeDraft(stored: unknown): PublishDraft | null {
  if (!isRecord(stored)) return null
  const draft = { ...EMPTY_DRAFT, ...stored }
  const isWhole = Object.entries(EMPTY_DRAFT).every(
    ([name, empty]) => typeof draft[name as keyof PublishDraft] === typeof empty,
  )
  return isWhole && Array.isArray(draft.images) ? draft : null
}

/** A draft without what may not be stored in the browser. */
export const storableDraft = (draft: PublishDraft): PublishDraft => ({ ...draft, codes: '' })

export const saveDraft = (goodsSn: string, draft: PublishDraft, start: PublishDraft): void =>
  writeOwn('session', keyOf(goodsSn), { start, draft: storableDraft(draft) })

/** The member's draft that this tab edits; '' if it has none yet. */
export function readDraftKey(): string {
  const key = readOwn('session', 'goods-being-edited:draft-key')
  return typeof key === 'string' ? key : ''
}
export const saveDraftKey = (key: string): void => writeOwn('session', 'goods-being-edited:draft-key', key)

/** Whether a draft has anything that is worth keeping besides the choice of a game. */
export const isBegun = ({ bigTitle, description, price, images, facts, coinAmount }: PublishDraft): boolean =>
  [bigTitle, description, price, coinAmount].some((text) => text.trim() !== '') ||
  images.length > 0 ||
  Object.values(facts).some((value) => value.trim() !== '')

/** Passes facts from other pages to the form; a draft of the same game keeps its pictures and price. */
export function beginDraft(known: Pick<PublishDraft, 'gameId' | 'facts'> & Partial<PublishDraft>): void {
  const begun = readDraft('', EMPTY_DRAFT)
  const goodsTypeId = String(ACCOUNT)
  // another item: the draft of the former one stays
  if (begun?.gameId !== known.gameId) saveDraftKey('')
  const base = begun?.gameId === known.gameId && begun.goodsTypeId === goodsTypeId ? begun : EMPTY_DRAFT
  saveDraft('', { ...base, goodsTypeId, serverId: '', ...known }, EMPTY_DRAFT)
}

/** Initial form state for a game in the address: input for another game is discarded. */
export const draftFor = (draft: PublishDraft, gameId: string): PublishDraft =>
  !gameId || draft.gameId === gameId
    ? draft
    : { ...draft, gameId, goodsTypeId: '', areaId: '', serverId: '', facts: {} }

export const dropDraft = (goodsSn: string): void => deleteStored('session', keyOf(goodsSn))

const id = (n: number): string => (n > 0 ? String(n) : '')

/** An own item as form input. Displayed facts include their unit, the form does not. */
export function draftOf(goods: GoodsDetail, fields: GameFilter['fields']): PublishDraft {
  const facts = goods.facts.map(({ key, value }) => {
    const unit = fields.find((field) => field.key === key)?.unit ?? ''
    return [key, unit && value.endsWith(unit) ? value.slice(0, -unit.length) : value] as const
  })
  return {
    gameId: String(goods.gameId),
    goodsTypeId: String(goods.goodsTypeId),
    areaId: id(goods.areaId),
    serverId: id(goods.serverId),
    bigTitle: goods.bigTitle,
    smallTitleName: goods.smallTitleName,
    description: goods.description,
    price: goods.price,
    stock: String(goods.stock),
    bargain: goods.bargain,
    ensureOpen: goods.ensureOpen,
    facts: Object.fromEntries(facts),
    images: [...goods.images, ...(goods.video ? [goods.video] : [])],
    ...coinInput(goods),
    codes: '',
    letToo: false,
    ...NO_PRICES,
  }
}

/** The amount of a currency offer as input; an offer that states it in its title only is read from there. */
function coinInput({ goodsTypeId, facts, bigTitle }: GoodsDetail) {
  const textOf = (key: string) => facts.find((fact) => fact.key === key)?.value ?? ''
  const coins = isCurrencyType(goodsTypeId) ? coinsIn(textOf('amount') || bigTitle) : null
  const { amount, unit } = coins === null ? { amount: '', unit: '万' } : amountParts(amountFact(coins))
  return { coinAmount: amount, coinUnit: unit, coinWay: textOf('way') }
}

/** Units of one unit of goods as entered; null if that is no amount. */
export const draftCoins = ({ coinAmount, coinUnit }: PublishDraft): number | null =>
  isCoinUnit(coinUnit) ? readAmount(coinAmount, coinUnit) : null

function coinFacts(draft: PublishDraft): Record<string, string> {
  const coins = draftCoins(draft)
  return { ...(coins !== null && { amount: amountFact(coins) }), ...(draft.coinWay && { way: draft.coinWay }) }
}

/** Form input for a copy: its texts and the seller's pictures; an empty stock is reset. */
export const copyOf = (draft: PublishDraft): PublishDraft => ({
  ...draft,
  stock: Number(draft.stock) > 0 ? draft.stock : '1',
  images: draft.images.filter((image) => !isDrawn(image)),
})

/** Key of a stored picture, as required by the API, from its address. */
const mediaKey = (url: string): string => (isDrawn(url) ? url : url.replace(/^\/media\//, '').replace(/\?.*$/, ''))

/** Rental prices in the format of `POST /rental/saveOffer`. */
export const rentOf = ({ hour, night, day, week, deposit, minHours }: OfferPrices): OfferPrices => ({
  hour,
  night,
  day,
  week,
  deposit,
  minHours,
})

/** Form fields of `POST /goods/releaseGoods`; an edit omits game and type. */
export function wireForm(draft: PublishDraft) {
  const { areaId, serverId, bigTitle, smallTitleName, description, price, stock } = draft
  const isCurrency = isCurrencyType(Number(draft.goodsTypeId))
  const known = isCurrency
    ? coinFacts(draft)
    : Object.fromEntries(Object.entries(draft.facts).filter(([, value]) => value.trim()))
  return {
    areaId,
    serverId,
    bigTitle,
    smallTitleName,
    description,
    price,
    stock,
    bargain: draft.bargain ? ('1' as const) : ('0' as const),
    ensureOpen: draft.ensureOpen ? ('1' as const) : ('0' as const),
    facts: JSON.stringify(known),
    images: JSON.stringify(draft.images.map(mediaKey)),
  }
}
