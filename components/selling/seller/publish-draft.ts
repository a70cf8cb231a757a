import { NO_PRICES, type OfferPrices } from '@/components/modes/rental/offer-draft'
import { dropKept, isRecord } from '@/lib/client/kept'
import { readOwn, writeOwn } from '@/lib/client/kept-own'
import type { GameFilter, GoodsDetail } from '@/lib/contract/entities/goods'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { isDrawn } from '@/lib/shared/pictures/art-url'

/** Everything typed on the publish form, as text. */
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
  /** A new account is let as well, at the prices above. */
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
  letToo: false,
  ...NO_PRICES,
}

/** Key in the session storage: goods being edited; one for a new item and one per edited item. */
const keyOf = (goodsSn: string): string => `goods-being-edited${goodsSn && `:${goodsSn}`}`

/** `start` is what the form began with: a draft typed over an item that has changed since, e.g. in price, is worth nothing. */
export function readDraft(goodsSn: string, start: PublishDraft): PublishDraft | null {
  const kept = readOwn('session', keyOf(goodsSn))
  if (!isRecord(kept) || !isRecord(kept.draft) || JSON.stringify(kept.start) !== JSON.stringify(start)) return null
  const { draft } = kept
  const isWhole = Object.entries(EMPTY_DRAFT).every(([name, empty]) => typeof draft[name] === typeof empty)
  return isWhole && Array.isArray(draft.images) ? (draft as unknown as PublishDraft) : null
}

export const keepDraft = (goodsSn: string, draft: PublishDraft, start: PublishDraft): void =>
  writeOwn('session', keyOf(goodsSn), { start, draft })

/** What other pages know of an account goes along to the form; a draft of the same game keeps its pictures and price. */
export function beginDraft(known: Pick<PublishDraft, 'gameId' | 'facts'> & Partial<PublishDraft>): void {
  const begun = readDraft('', EMPTY_DRAFT)
  const goodsTypeId = String(ACCOUNT)
  const kept = begun?.gameId === known.gameId && begun.goodsTypeId === goodsTypeId ? begun : EMPTY_DRAFT
  keepDraft('', { ...kept, goodsTypeId, serverId: '', ...known }, EMPTY_DRAFT)
}

/** The form as it opens for a game that an address names: what was typed for another game is left behind. */
export const draftFor = (draft: PublishDraft, gameId: string): PublishDraft =>
  !gameId || draft.gameId === gameId
    ? draft
    : { ...draft, gameId, goodsTypeId: '', areaId: '', serverId: '', facts: {} }

export const dropDraft = (goodsSn: string): void => dropKept('session', keyOf(goodsSn))

const id = (n: number): string => (n > 0 ? String(n) : '')

/** An own item as the form takes it. Shown facts carry their unit, the form does not. */
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
    images: [...goods.images],
    letToo: false,
    ...NO_PRICES,
  }
}

/** The same for another item: what was told, with the pictures its seller stored; a stock that ran out begins anew. */
export const copyOf = (draft: PublishDraft): PublishDraft => ({
  ...draft,
  stock: Number(draft.stock) > 0 ? draft.stock : '1',
  images: draft.images.filter((image) => !isDrawn(image)),
})

/** Key of a stored picture, which the API takes, from its address. */
const mediaKey = (url: string): string => (isDrawn(url) ? url : url.replace(/^\/media\//, ''))

/** Its prices as `POST /rental/saveOffer` takes them. */
export const rentOf = ({ hour, night, day, week, deposit, minHours }: OfferPrices): OfferPrices => ({
  hour,
  night,
  day,
  week,
  deposit,
  minHours,
})

/** Form fields of `POST /goods/releaseGoods`; an edit leaves out game and type. */
export function wireForm(draft: PublishDraft) {
  const { areaId, serverId, bigTitle, smallTitleName, description, price, stock } = draft
  const known = Object.fromEntries(Object.entries(draft.facts).filter(([, value]) => value.trim()))
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
