import type { Place } from '../../../providers/moderation/port'
import type { Ctx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadVerdicts } from './load-verdicts'

interface Shown {
  place: Place
  /** Texts by the form field they come from; empty ones are not looked at. */
  texts?: Readonly<Record<string, string>>
  /** A picture's key by its form field. */
  images?: Readonly<Record<string, string>>
}

/**
 * Refuses what the vendor objects to in places that no one reviews. A text without a clear verdict passes, because the
 * rules of the modules have looked at it; a picture does not. Called before the transaction, after those rules.
 * Refuses INVALID_INPUT.
 */
export async function assertDecent(ctx: Ctx, { place, texts = {}, images = {} }: Shown): Promise<void> {
  const written = Object.entries(texts).filter(([, text]) => text.trim())
  const drawn = Object.entries(images).filter(([, key]) => key)
  const found = await loadVerdicts(ctx, [
    ...written.map(([, text]) => ({ text, place })),
    ...drawn.map(([, image]) => ({ image, place })),
  ])
  for (const [i, [field]] of [...written, ...drawn].entries()) {
    const { verdict = 'none', reason = '' } = found[i] ?? {}
    const isPicture = i >= written.length
    if (verdict === 'pass' || (!isPicture && verdict !== 'block')) continue
    throw refuse('INVALID_INPUT', isPicture ? pictureError(verdict, reason) : textError(reason), { field })
  }
}

const textError = (reason: string): string => `内容审核未通过${inBrackets(reason)}，请修改后提交`

const pictureError = (verdict: string, reason: string): string =>
  verdict === 'none' ? '图片暂时无法审核，请稍后再试' : `图片审核未通过${inBrackets(reason)}，请换一张`

const inBrackets = (reason: string): string => (reason ? `（${reason}）` : '')
