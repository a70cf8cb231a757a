import pLimit from 'p-limit'
import type { ModerationProvider } from '../../../providers/moderation/port'
import type { Ctx } from '../../../runtime/context'
import { storedUrl } from '../../../runtime/private-media'
import { moderationFigures } from './queries-figures'
import type { Looked, Piece } from './types'

const AT_ONCE = 8
/** No one waits longer for all pieces together; those without a verdict then are `none`. */
const LONGEST_MS = 8000
const PASSES: Looked = { verdict: 'pass', reason: '' }
const NONE: Looked = { verdict: 'none', reason: '' }

/**
 * Asks the vendor about texts and pictures, in the order of `pieces`. Never rejects. Without a vendor everything passes:
 * then the rules of the modules decide alone. Not called in a transaction, because it waits for the network.
 */
export async function loadVerdicts(ctx: Ctx, pieces: readonly Piece[]): Promise<Looked[]> {
  const { moderation, log } = ctx
  if (!moderation || pieces.length === 0) return pieces.map(() => PASSES)
  const errors: unknown[] = []
  const limit = pLimit(AT_ONCE)
  let isOver = false
  const looks = pieces.map((piece) =>
    limit(() => (isOver ? NONE : ask(ctx, moderation, piece))).catch((err) => {
      errors.push(err)
      return NONE
    }),
  )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Looked>((resolve) => {
    timer = setTimeout(() => {
      isOver = true
      resolve(NONE)
    }, moderation.longestMs ?? LONGEST_MS)
  })
  const found = await Promise.all(looks.map((look) => Promise.race([look, late])))
  clearTimeout(timer)
  for (const [i, { verdict }] of found.entries())
    moderationFigures['text' in (pieces[i] ?? {}) ? 'text' : 'image'][verdict] += 1
  const missing = found.filter(({ verdict }) => verdict === 'none').length
  if (missing > 0) log.error({ err: errors[0], missing, of: pieces.length }, 'moderation gave no verdict')
  return found
}

const ask = (ctx: Ctx, moderation: ModerationProvider, piece: Piece): Promise<Looked> =>
  'text' in piece
    ? moderation.checkText(piece.text, piece.place)
    : moderation.checkImage(`${ctx.dist.origin}${storedUrl(ctx, piece.image)}`, piece.place)
