'use client'

import { Button, Form, Input, InputNumber } from 'antd'
import { useEffect, useState } from 'react'
import { AmountItem } from '@/components/office/parts/amount-item'
import { FormDrawer } from '@/components/office/parts/form-drawer'
import { GameSelect } from '@/components/office/parts/game-select'
import styles from '@/components/office/parts/list-form.module.css'
import { Icon } from '@/components/ui/kit/icon'
import { call } from '@/lib/client/api'
import { LADDER_MOST } from '@/lib/shared/trade/service-terms'

interface Step {
  to: string
  price: string
  hours: number
}
interface Fields {
  gameId: number
  safety?: string
  first?: string
  steps: Step[]
}

interface Props {
  /** Game whose ladder is shown first. */
  gameId?: number
  onClose: () => void
  onChanged: () => void
}

/** Ranks of a game, step by step, each with its price. */
export function LadderDrawer({ gameId, onClose, onChanged }: Props) {
  const [form] = Form.useForm<Fields>()
  const [game, setGame] = useState(gameId)
  const [filled, setFilled] = useState<object>()
  useEffect(() => {
    if (!game) return
    call('GET /console/ladder', { gameId: `${game}` }).then((ladder) => {
      form.setFieldsValue(ladder)
      setFilled(ladder)
    })
  }, [form, game])
  const send = ({ gameId: id, safety = '', first = '', steps }: Fields) =>
    call('POST /console/saveLadder', { gameId: `${id}`, safety, first, steps: JSON.stringify(steps ?? []) })
  return (
    <FormDrawer<Fields>
      title="段位阶梯"
      note="从低到高，上一级的终点是下一级的起点；清空后这个游戏没有阶梯"
      form={form}
      initial={{ gameId, steps: [] }}
      filled={filled}
      onSave={send}
      onSaved={onChanged}
      onClose={onClose}
    >
      <Form.Item name="gameId" label="游戏" rules={[{ required: true, message: '请选择游戏' }]}>
        <GameSelect onChange={setGame} />
      </Form.Item>
      <Form.Item name="safety" label="安全保障">
        <Input maxLength={60} showCount />
      </Form.Item>
      <Form.Item name="first" label="起点">
        <Input maxLength={20} placeholder="例如 倔强青铜" />
      </Form.Item>
      <Form.List name="steps">
        {(rows, { add, remove }) => (
          <fieldset className={styles.list}>
            <legend>各级</legend>
            {rows.map(({ key, name }, i) => (
              <div key={key} className={styles.step}>
                <Form.Item name={[name, 'to']} rules={[{ required: true, whitespace: true, message: '请填写名称' }]}>
                  <Input maxLength={20} placeholder="打到" aria-label={`第 ${i + 1} 级打到`} />
                </Form.Item>
                <AmountItem
                  name={[name, 'price']}
                  absent="请填写价格"
                  box={{ placeholder: '价格', 'aria-label': `第 ${i + 1} 级的价格，元`, suffix: '元' }}
                />
                <Form.Item name={[name, 'hours']} rules={[{ required: true, message: '请填写用时' }]}>
                  <InputNumber
                    min={1}
                    max={999}
                    precision={0}
                    placeholder="用时"
                    aria-label={`第 ${i + 1} 级的用时，小时`}
                    suffix="小时"
                  />
                </Form.Item>
                <Button
                  type="text"
                  icon={<Icon name="close" />}
                  aria-label={`去掉第 ${i + 1} 级`}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            <Button type="dashed" block disabled={rows.length >= LADDER_MOST} onClick={() => add({ hours: 6 })}>
              再加一级
            </Button>
          </fieldset>
        )}
      </Form.List>
    </FormDrawer>
  )
}
