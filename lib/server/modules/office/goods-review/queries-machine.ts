import type { Finding } from '@/lib/shared/goods/goods-review'
import { isDrawn } from '@/lib/shared/pictures/art-url'
import { isVideoKey } from '@/lib/shared/video/video-files'
import type { UserCtx } from '../../../runtime/context'
import { loadVerdicts } from '../../core/moderation/load-verdicts'
import type { Piece } from '../../core/moderation/types'
import type { Draft } from '../../listings/catalog/types'
import { machineFindings } from './rules-machine'
import { isUnseen } from './rules-unseen'

/** What the moderation vendor says about the parts of listings that were not checked yet. */
export async function loadMachineFindings(ctx: UserCtx, drafts: readonly Draft[]): Promise<Map<Draft, Finding[]>> {
  const looked = drafts.map((draft) => ({ draft, ...piecesOf(draft) }))
  const found = await loadVerdicts(
    ctx,
    looked.flatMap(({ pieces }) => pieces),
  )
  const findings = new Map<Draft, Finding[]>()
  let start = 0
  for (const { draft, pieces, positions } of looked) {
    findings.set(draft, machineFindings(found.slice(start, start + pieces.length), positions))
    start += pieces.length
  }
  return findings
}

/** The texts as one piece, and the uploaded pictures; `positions` from 1, 0 for the texts. */
function piecesOf(draft: Draft): { pieces: Piece[]; positions: number[] } {
  const { texts, images } = isUnseen(draft)
  const { title, smallTitleName, description, facts } = draft
  const text = [title, smallTitleName, description, ...Object.values(facts)].filter(Boolean).join('\n')
  const uploaded = images.filter((image) => !isDrawn(image) && !isVideoKey(image))
  const hasText = texts && text !== ''
  return {
    pieces: [
      ...(hasText ? [{ text, place: 'listing' as const }] : []),
      ...uploaded.map((image) => ({ image, place: 'listing' as const })),
    ],
    positions: [...(hasText ? [0] : []), ...uploaded.map((image) => draft.images.indexOf(image) + 1)],
  }
}
