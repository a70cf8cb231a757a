'use client'

import { Button, Form, Input, Select } from 'antd'
import { AmountItem } from '@/components/office/parts/amount-item'
import { GameSelect } from '@/components/office/parts/game-select'
import lists from '@/components/office/parts/list-form.module.css'
import { MinutePicker } from '@/components/office/parts/minute-picker'
import { Icon } from '@/components/ui/kit/icon'
import { RULING_KINDS } from '@/lib/shared/trade/trust'
import { RuleChoice } from './rule-choice'

const KINDS = (['trade', 'retrieval'] as const).map((value) => ({ value, label: RULING_KINDS[value] }))
const needed = (message: string) => [{ required: true, message }]

/** What the public reads about a case; `isOpen`: it exists, so that its kind stays. */
export function CaseFields({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <Form.Item name="title" label="标题" rules={needed('请填写标题')}>
        <Input maxLength={40} showCount />
      </Form.Item>
      <div className={lists.thirds}>
        <Form.Item name="kind" label="类型">
          <Select options={KINDS} disabled={isOpen} />
        </Form.Item>
        <Form.Item name="gameId" label="游戏（选填）">
          <GameSelect allowClear />
        </Form.Item>
        <Form.Item name="openAt" label="受理时间" rules={needed('请选择受理时间')}>
          <MinutePicker />
        </Form.Item>
        <Form.Item name="decideAt" label="处理时间" rules={needed('请选择处理时间')}>
          <MinutePicker />
        </Form.Item>
        <AmountItem name="claimed" label="争议金额，元" absent="请填写金额" least="0" />
        <AmountItem name="awarded" label="退赔金额，元" absent="请填写金额" least="0" />
      </div>
      <Form.List name="parties">
        {(rows) => (
          <div className={lists.halves}>
            {rows.map(({ key, name }, i) => (
              <Form.Item key={key} label={`第 ${i + 1} 方，身份和打码的称呼`} required>
                <div className={lists.pair}>
                  <Form.Item name={[name, 'role']} noStyle rules={needed('请填写身份')}>
                    <Input maxLength={10} aria-label={`第 ${i + 1} 方的身份`} />
                  </Form.Item>
                  <Form.Item name={[name, 'name']} noStyle rules={needed('请填写称呼')}>
                    <Input maxLength={20} placeholder="例如 张**" aria-label={`第 ${i + 1} 方的称呼`} />
                  </Form.Item>
                </div>
              </Form.Item>
            ))}
          </div>
        )}
      </Form.List>
      <Form.Item name="facts" label="查明的事实" rules={needed('请填写事实')}>
        <Input.TextArea rows={4} maxLength={1000} showCount />
      </Form.Item>
      <Form.Item name="reasoning" label="理由，一段一行" rules={needed('请填写理由')}>
        <Input.TextArea rows={5} maxLength={2000} showCount />
      </Form.Item>
      <RuleChoice />
      <Form.Item name="decision" label="结果" rules={needed('请填写结果')}>
        <Input.TextArea rows={2} maxLength={200} showCount />
      </Form.Item>
      <Form.List name="timeline">
        {(rows, { add, remove }) => (
          <fieldset className={lists.list}>
            <legend>经过</legend>
            {rows.map(({ key, name }, i) => (
              <div key={key} className={lists.event}>
                <Form.Item name={[name, 'at']} rules={needed('请选择时间')}>
                  <MinutePicker />
                </Form.Item>
                <Form.Item name={[name, 'title']} rules={needed('请填写经过')}>
                  <Input maxLength={20} placeholder="经过" aria-label={`第 ${i + 1} 步`} />
                </Form.Item>
                <Form.Item name={[name, 'note']}>
                  <Input maxLength={100} placeholder="说明（选填）" aria-label={`第 ${i + 1} 步的说明`} />
                </Form.Item>
                <Button
                  type="text"
                  icon={<Icon name="close" />}
                  aria-label={`去掉第 ${i + 1} 步`}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            <Button type="dashed" block disabled={rows.length >= 20} onClick={() => add({})}>
              再加一步
            </Button>
          </fieldset>
        )}
      </Form.List>
    </>
  )
}
