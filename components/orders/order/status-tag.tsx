import { Tag, type TagKind } from '@/components/ui/kit/tag'
import type { OrderRow } from '@/lib/contract/entities/order'
import type { TurnTone } from '@/lib/shared/trade/order-forms'

const KINDS: Readonly<Record<TurnTone, TagKind | undefined>> = {
  warn: 'bargain',
  info: 'info',
  safe: 'safe',
  danger: 'danger',
  muted: undefined,
}

export function StatusTag({ order }: { order: Pick<OrderRow, 'turn' | 'statusName'> }) {
  return <Tag kind={KINDS[order.turn.tone]}>{order.statusName}</Tag>
}
