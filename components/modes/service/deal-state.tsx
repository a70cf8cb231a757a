import { Tag, type TagKind } from '@/components/ui/kit/tag'
import type { DealRow } from '@/lib/contract/entities/deal'
import styles from './deal.module.css'

const KINDS: Record<DealRow['tone'], TagKind | undefined> = {
  act: 'bargain',
  wait: 'info',
  good: 'safe',
  muted: undefined,
}

/** State of a deal, worded for the current party. */
export const DealState = ({ deal }: { deal: DealRow }) => (
  <div className={styles.state}>
    <Tag kind={KINDS[deal.tone]}>{deal.stateName}</Tag>
    <small>{deal.says}</small>
  </div>
)
