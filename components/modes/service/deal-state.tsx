import { Tag, type TagKind } from '@/components/ui/kit/tag'
import type { DealRow } from '@/lib/contract/entities/deal'
import styles from './deal.module.css'

const KINDS: Record<DealRow['tone'], TagKind | undefined> = {
  act: 'bargain',
  wait: 'info',
  good: 'safe',
  muted: undefined,
}

/** Where a deal stands, in the reader's words. */
export const DealState = ({ deal }: { deal: DealRow }) => (
  <div className={styles.state}>
    <Tag kind={KINDS[deal.tone]}>{deal.stateName}</Tag>
    <small>{deal.says}</small>
  </div>
)
