import { ProofTiles } from '@/components/orders/detail/proof-tiles'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import styles from './vault-list.module.css'

/** What both parties and staff stored, each with its pictures, and the pictures of the item as ordered. */
export const VaultList = ({ proofs, images }: Pick<DeskOrder['order'], 'proofs' | 'images'>) => (
  <ul className={styles.vault}>
    {proofs.map((proof) => (
      <li key={`${proof.createTime} ${proof.title}`}>
        <b>{proof.title}</b>
        <small>{`${proof.createTime.slice(5, 16)} · ${proof.by}`}</small>
        {proof.note ? <p>{proof.note}</p> : null}
        <ProofTiles {...proof} isBrief />
      </li>
    ))}
    {images.length > 0 ? (
      <li>
        <b>{`发布快照 ${images.length} 张`}</b>
        <small>下单时的商品图片</small>
        <ProofTiles pictures={images} hashes={[]} by="发布快照" />
      </li>
    ) : null}
  </ul>
)
