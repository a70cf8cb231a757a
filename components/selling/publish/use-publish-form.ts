'use client'

import { useEffect, useRef, useState } from 'react'
import { priceErrors } from '@/components/modes/rental/offer-draft'
import { type FieldErrors, type Form, useForm } from '@/components/ui/forms/use-form'
import { ApiError, call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import type { GameFilter } from '@/lib/contract/entities/goods'
import { codesError, splitCodes } from '@/lib/shared/goods/code-lines'
import { amountFact, coinError } from '@/lib/shared/goods/coin-facts'
import { needsErrors } from '@/lib/shared/goods/goods-needs'
import { descriptionError, titleError } from '@/lib/shared/goods/goods-text'
import { ACCOUNT, goodsType, isCurrencyType } from '@/lib/shared/goods/goods-types'
import { yuanText, yuanToFen } from '@/lib/shared/money/money'
import { fieldError, passes } from '@/lib/shared/people/field-rules'
import { damageError } from '@/lib/shared/text/damage-error'
import { isVideoUrl } from '@/lib/shared/video/video-files'
import { factError } from './fact-error'
import {
  draftCoins,
  draftFor,
  dropDraft,
  EMPTY_DRAFT,
  type PublishDraft,
  readDraft,
  rentOf,
  saveDraft,
  wireForm,
} from './publish-draft'
import { saveSecondTitle } from './second-titles'
import { type PublishOptions, usePublishOptions } from './use-publish-options'
import { useServerDraft } from './use-server-draft'

export type DraftForm = Form<PublishDraft>

export interface Published {
  goodsSn: string
  status: number
  /** Why it is not for rent although requested; '' on success. */
  rentRefused: string
  /** Codes stored with it; null: none. */
  codes: { added: number; repeated: number } | null
}

interface Publishing {
  goodsSn: string
  start?: PublishDraft
  gameId?: string
  /** The order by which a new item was bought. */
  resaleOf?: string
}

/** `goodsSn` '' publishes a new item; `start` is the current item when editing. Input is saved as a draft. */
export function usePublishForm({ goodsSn, start = EMPTY_DRAFT, gameId = '', resaleOf = '' }: Publishing) {
  const [published, setPublished] = useState<Published | null>(null)
  /** Counts resets; used as a key by components with their own state, such as the picture tiles. */
  const [round, setRound] = useState(0)
  const intent = useIntent()
  /** Requirements of the rules and the game, once loaded for the selected game and type. */
  const rules = useRef<PublishRules>({})
  const form = useForm<PublishDraft>({
    start: () => draftFor(readDraft(goodsSn, start) ?? start, gameId),
    validate: (draft) => publishErrors(draft, { ...rules.current, former: goodsSn ? start : undefined }),
    send: async (draft) => {
      const wire = wireForm(draft)
      if (goodsSn) {
        const { status } = await call('POST /goods/updatetGoods', { ...wire, goodsSn })
        setPublished({ goodsSn, status, rentRefused: '', codes: null })
      } else {
        const codes = codesOf(draft)
        const input = { ...wire, gameId: draft.gameId, goodsTypeId: draft.goodsTypeId, ...(codes && { codes }) }
        const idempotencyKey = intent.keyOf(JSON.stringify(input))
        const answer = await call('POST /goods/releaseGoods', input, { idempotencyKey })
        // the item is listed in any case; without the link its history starts today
        if (resaleOf)
          await call('POST /order/linkResale', { orderSn: resaleOf, goodsSn: answer.goodsSn }).catch(() => undefined)
        const rentRefused = await letToo(answer.goodsSn, draft)
        setPublished({ goodsSn: answer.goodsSn, status: answer.status, rentRefused, codes: answer.codes })
      }
      if (goodsSn === '') store.remove()
      intent.forget()
      saveSecondTitle(draft.smallTitleName.trim())
      dropDraft(goodsSn)
    },
  })
  const draft = form.fields
  const store = useServerDraft(draft, goodsSn === '' && !published && draft !== start)
  const options = usePublishOptions(draft)
  rules.current = { conf: options.conf.data, fields: options.filter.data?.fields }
  const isUnknown = goodsSn === '' && draft.gameId !== '' && options.games.data !== null && !options.game
  // the game of an old link or draft is no longer offered: another one can be chosen
  useEffect(() => {
    if (isUnknown) form.change({ gameId: '' })
  }, [isUnknown, form.change])
  useEffect(() => {
    if (!published && draft !== start) saveDraft(goodsSn, draft, start)
  }, [goodsSn, draft, start, published])

  /** Discards the input, or starts the next item after a success. */
  const restart = () => {
    if (goodsSn === '' && !published) store.remove()
    dropDraft(goodsSn)
    setPublished(null)
    setRound(round + 1)
    form.reset()
  }
  /** Continues a draft of the list in place of the current input, which was saved before. */
  const resume = (other: PublishDraft, key: string) => {
    store.renew(key)
    form.change(other)
    setRound(round + 1)
  }
  const errors = publishErrors(draft, { ...rules.current, former: goodsSn ? start : undefined })
  return { form, errors, options, restart, published, round, store, resume }
}

/** Codes sent with a new item; '' for other types. */
const codesOf = ({ goodsTypeId, codes }: PublishDraft): string =>
  goodsTypeId && goodsType(Number(goodsTypeId)).delivery === 'code' && codes.trim() ? codes : ''

export const canLet = ({ goodsTypeId }: PublishDraft): boolean => goodsTypeId === String(ACCOUNT)
const isLetToo = (draft: PublishDraft): boolean => draft.letToo && canLet(draft)

/** The item is listed, or waits for review, whatever happens here; returns the error message, or ''. */
async function letToo(goodsSn: string, draft: PublishDraft): Promise<string> {
  if (!isLetToo(draft)) return ''
  try {
    await call('POST /rental/saveOffer', { goodsSn, ...rentOf(draft) })
    return ''
  } catch (error) {
    if (error instanceof ApiError) return error.message
    throw error
  }
}

/** Validation error with the server's message. */
function priceFault(price: string, least = '0.00'): string | undefined {
  const wrong = fieldError('price', price)
  return wrong ?? (yuanToFen(price) < yuanToFen(least) ? `单价不能低于 ${yuanText(least)}` : undefined)
}

const coinErrors = (draft: PublishDraft): FieldErrors<PublishDraft> => ({
  coinAmount: draftCoins(draft) === null ? '请填写每份数量，例如 5000' : undefined,
  coinWay: draft.coinWay ? undefined : '请选择发货方式',
})

/** A title of currency is made from the amount: without one, the amount is what is missing. */
function coinTitleError(draft: PublishDraft): string | undefined {
  const coins = draftCoins(draft)
  if (coins === null) return undefined
  const wrong = coinError({ amount: amountFact(coins) }, draft.bigTitle)
  return wrong?.field === 'bigTitle' ? wrong.text : titleFault(draft)
}

const titleFault = ({ bigTitle }: PublishDraft): string | undefined =>
  bigTitle.trim() ? titleError(bigTitle) : '请输入商品标题'

type Conf = NonNullable<PublishOptions['conf']['data']>

/** Whether the rules ask for a recording at this price. */
export const needsVideo = (price: string, { videoFrom }: Pick<Conf, 'videoFrom'>): boolean =>
  videoFrom !== null && passes('price', price) && yuanToFen(price) >= yuanToFen(videoFrom)

const videoFault = ({ price, images }: PublishDraft, conf?: Conf | null): string | undefined =>
  conf && needsVideo(price, conf) && !images.some(isVideoUrl)
    ? `${yuanText(conf.videoFrom ?? '0.00')} 及以上的商品要上传录屏`
    : undefined

interface PublishRules {
  conf?: PublishOptions['conf']['data']
  fields?: GameFilter['fields']
  /** The current state of the edited item. */
  former?: PublishDraft
}

/** In the order of the form's parts, see `partsOfForm`. */
function publishErrors(draft: PublishDraft, { conf, fields = [], former }: PublishRules): FieldErrors<PublishDraft> {
  const { gameId, goodsTypeId, description, price, stock, facts } = draft
  const needed = fields.filter(({ key }) => conf?.neededFacts.includes(key))
  const { minImages: leastPictures = 0, needsArea = false } = conf ?? {}
  const needs = { goodsTypeId: Number(goodsTypeId), leastPictures, needsArea, fields: needed }
  const missing = needsErrors(draft, needs, former)
  const isUnique = goodsType(Number(goodsTypeId)).isUnique
  const sums = {
    price: priceFault(price, conf?.leastPrice),
    stock: isUnique || codesOf(draft) ? undefined : stock ? fieldError('integer', stock) : '请填写库存',
  }
  const isCurrency = isCurrencyType(Number(goodsTypeId))
  return {
    gameId: gameId ? undefined : '请选择游戏',
    goodsTypeId: goodsTypeId ? undefined : '请选择商品类型',
    areaId: missing.areaId,
    ...(isCurrency && { ...coinErrors(draft), ...sums }),
    bigTitle: isCurrency ? coinTitleError(draft) : titleFault(draft),
    description: descriptionError(description),
    facts:
      missing.facts ?? (isUnique ? fields.map((field) => factError(field, facts[field.key])).find(Boolean) : undefined),
    ...(codesOf(draft) && { codes: damageError(draft.codes) ?? codesError(splitCodes(draft.codes).codes) }),
    ...sums,
    ...(isLetToo(draft) && priceErrors(draft)),
    images: missing.images ?? videoFault(draft, conf),
  }
}
