'use client'

import { Modal, Table } from 'antd'
import { LoadError } from '@/components/ui/kit/load-error'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { DeskFigures } from '@/lib/contract/entities/desk'

const or = (value: number | null, unit: string) => (value === null ? '暂无' : `${value} ${unit}`)
/** Long answers in minutes: no one reads 407 seconds. */
const answerText = (seconds: number | null) =>
  seconds === null || seconds < 120 ? or(seconds, '秒') : `${Math.round(seconds / 60)} 分钟`
const COLUMNS = [
  { title: '成员', dataIndex: 'name' },
  { title: '今日', dataIndex: 'today', align: 'right' as const },
  { title: '30 天处理', dataIndex: 'steps', align: 'right' as const },
  { title: '首次响应', align: 'right' as const, render: (row: DeskFigures) => answerText(row.firstAnswer) },
  { title: '处理数', dataIndex: 'rulings', align: 'right' as const },
  { title: '处理用时', align: 'right' as const, render: (row: DeskFigures) => or(row.rulingHours, '小时') },
  {
    title: '满意度',
    align: 'right' as const,
    render: ({ stars, rated, ended }: DeskFigures) => (
      <>
        {stars === null ? (rated > 0 ? '评价不足 5%' : '暂无') : `${stars.toFixed(2)} 分`}
        <small className="muted">{` ${rated} 评 / ${ended} 单`}</small>
      </>
    ),
  },
  { title: '被申诉', align: 'right' as const, render: (row: DeskFigures) => or(row.reopened, '%') },
]

/** Statistics of each member over 30 days. */
export function FiguresDialog({ onClose }: { onClose: () => void }) {
  const { data, busy, error, reload } = useLoad('figures', () => call('GET /desk/figures', {}))
  return (
    <Modal open title="成员数据" width={880} footer={null} onCancel={onClose} destroyOnHidden>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      <Table
        size="small"
        rowKey="userId"
        loading={busy}
        columns={COLUMNS}
        dataSource={data?.list ?? []}
        pagination={false}
        scroll={{ x: 700 }}
      />
      <p className="muted" style={{ marginTop: 8 }}>
        首次响应是买家或卖家发言到客服回复的中位用时；被申诉是首次处理结果后有人申诉的比例；满意度是 30
        天评价的平均分，完成的订单里有评价的不到 5% 时不算。
      </p>
    </Modal>
  )
}
