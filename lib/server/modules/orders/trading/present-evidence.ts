import type { OrderDetail } from '@/lib/contract/entities/order'
import type { ProofRow } from './present'

/**
 * Returns an order for the archive: without currently available actions, and without addresses that expire after ten
 * minutes.
 */
export function presentStored({
  actions: _actions,
  turn: _turn,
  proofs: _proofs,
  unread: _unread,
  ...rest
}: OrderDetail) {
  return rest
}

/** Returns the evidence in chronological order, each picture by its file name in the archive. */
export function presentEvidence(proofs: readonly ProofRow[], { proofs: shown }: Pick<OrderDetail, 'proofs'>) {
  const ordered = shown.toReversed()
  return proofs.map(({ pictures, hashes }, i) => {
    const { by = '', title = '', note = '', createTime = '', progress = null } = ordered[i] ?? {}
    return {
      by,
      title,
      note,
      createTime,
      progress,
      pictures: pictures.map((key, n) => `pictures/${i + 1}-${n + 1}.${key.slice(key.lastIndexOf('.') + 1)}`),
      uploadedSha256: pictures.map((_, n) => hashes[n] ?? ''),
    }
  })
}
