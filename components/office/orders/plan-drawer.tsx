'use client'

import { Form, Input, InputNumber } from 'antd'
import { AmountItem } from '@/components/office/parts/amount-item'
import type { Plan } from '@/components/office/parts/content-rows'
import { FormDrawer } from '@/components/office/parts/form-drawer'
import { GameSelect } from '@/components/office/parts/game-select'
import { RemoveButton } from '@/components/office/parts/remove-button'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import type { ServiceKind } from '@/lib/shared/trade/service-terms'
import { MODE_FACTS } from '@/lib/shared/trade/trade-modes'

interface Fields {
  gameId: number
  title: string
  price: string
  hours: number
  safety: string
  sort: number
}

interface Props {
  /** null: a new one of `kind`. */
  plan: Plan | null
  kind: ServiceKind
  gameId?: number
  onClose: () => void
  onChanged: () => void
}

/** One standalone plan. */
export function PlanDrawer({ plan, kind, gameId, onClose, onChanged }: Props) {
  const [form] = Form.useForm<Fields>()
  const { isByMatch } = MODE_FACTS[kind]
  const planId = plan ? `${plan.planId}` : undefined
  const send = ({ gameId: game, hours, sort, ...values }: Fields) =>
    call('POST /console/savePlan', {
      ...values,
      planId,
      kind,
      gameId: `${game}`,
      hours: `${hours ?? 1}`,
      sort: `${sort ?? 0}`,
    })
  return (
    <FormDrawer<Fields>
      title={plan ? plan.title : isByMatch ? '新建护航套餐' : '新建代练套餐'}
      form={form}
      initial={plan ?? { gameId, hours: isByMatch ? 1 : 24, sort: isByMatch ? 0 : 100 }}
      onSave={send}
      onSaved={onChanged}
      onClose={onClose}
      actions={
        planId ? (
          <RemoveButton
            title="删除这个套餐？"
            text="代练大厅立即不再显示，不能恢复；已下的单不受影响。"
            onRemove={async (reason) => {
              await call('POST /console/removePlan', { planId, reason })
              onChanged()
            }}
          />
        ) : null
      }
    >
      <Form.Item name="gameId" label="游戏" rules={[{ required: true, message: '请选择游戏' }]}>
        <GameSelect />
      </Form.Item>
      <Form.Item name="title" label="名称" rules={[{ required: true, whitespace: true, message: '请填写套餐名称' }]}>
        <Input maxLength={30} showCount />
      </Form.Item>
      <Form.Item
        name="safety"
        label={isByMatch ? '怎么进行' : '安全保障'}
        rules={[{ required: true, whitespace: true, message: '请填写这一项' }]}
      >
        <Input maxLength={60} showCount />
      </Form.Item>
      <div className={styles.row}>
        <AmountItem name="price" label={isByMatch ? '每局价格，元' : '价格，元'} absent="请填写价格" />
        {isByMatch ? null : (
          <Form.Item name="hours" label="大约用时，小时" rules={[{ required: true, message: '请填写大约用时' }]}>
            <InputNumber min={1} max={999} precision={0} style={{ width: '100%' }} />
          </Form.Item>
        )}
        <Form.Item name="sort" label="排序，小的在前">
          <InputNumber min={0} max={999} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      </div>
    </FormDrawer>
  )
}
