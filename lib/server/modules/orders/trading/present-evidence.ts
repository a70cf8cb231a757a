import type { OrderDetail } from '@/lib/contract/entities/order'
import type { ProofRow } from './present'

/** An order as it is put on file: without what its reader may do now, and without addresses that open for ten minutes. */
export function presentKept({
  actions: _actions,
  turn: _turn,
  proofs: _proofs,
  unread: _unread,
  ...kept
}: OrderDetail) {
  return kept
}

/** What was shown, the first first, each picture by its name in the archive. */
export function presentEvidence(proofs: readonly ProofRow[], { proofs: shown }: Pick<OrderDetail, 'proofs'>) {
  const told = shown.toReversed()
  return proofs.map(({ pictures, hashes }, i) => {
    const { by = '', title = '', note = '', createTime = '', progress = null } = told[i] ?? {}
    return {
      ...{ by, title, note, createTime, progress },
      pictures: pictures.map((key, n) => `pictures/${i + 1}-${n + 1}.${key.slice(key.lastIndexOf('.') + 1)}`),
      uploadedSha256: pictures.map((_, n) => hashes[n] ?? ''),
    }
  })
}
