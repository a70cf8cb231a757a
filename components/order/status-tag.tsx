import { Tag, type TagKind } from '@/components/ui/tag'
import type { OrderRow } from '@/lib/contract/entities/order'

const KINDS: Record<number, TagKind> = { 0: 'bargain', 1: 'bargain', 2: 'info', 3: 'safe' }

export function StatusTag({ order }: { order: Pick<OrderRow, 'status' | 'statusName'> }) {
  return <Tag kind={KINDS[order.status]}>{order.statusName}</Tag>
}
