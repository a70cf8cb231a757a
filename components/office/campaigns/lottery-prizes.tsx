'use client'

import { Form, Input, InputNumber, Select } from 'antd'
import { AmountItem } from '@/components/office/parts/amount-item'
import lists from '@/components/office/parts/list-form.module.css'
import { GOODS_TYPES } from '@/lib/shared/goods/goods-types'
import { type LotteryFields, oddsError, restOf } from './lottery-form'
import { LotteryOdds } from './lottery-odds'

const TYPES = GOODS_TYPES.filter((type) => !('isOld' in type)).map(({ id, name }) => ({ value: id, label: name }))
const needed = (message: string) => [{ required: true, message }]
const FULL = { width: '100%' }

/** The eight fields of the board: coupons with their odds, and the empty prize, which gets the remainder. */
export function LotteryPrizes() {
  // the mark of the empty prize has no field of its own, which only a preserved value contains
  const prizes: LotteryFields['prizes'] = Form.useWatch('prizes', { preserve: true }) ?? []
  const rest = restOf(prizes)
  return (
    <Form.List name="prizes">
      {(rows) => (
        <div className={lists.list}>
          {rows.map(({ key, name }, i) => (
            <fieldset key={key} className={lists.pack}>
              <legend className="sr">{`第 ${i + 1} 个奖品`}</legend>
              <Form.Item name={[name, 'name']} label={`奖品 ${i + 1}`} rules={needed('请填写奖品名称')}>
                <Input maxLength={20} />
              </Form.Item>
              {prizes[i]?.isNothing ? (
                <Form.Item
                  label="概率"
                  validateStatus={rest < 0 ? 'error' : undefined}
                  help={rest < 0 ? '其他奖品的概率之和超过 100%' : undefined}
                >
                  <span className={lists.rest}>{`${Number((rest / 10_000).toFixed(4))}%，其余都归这里`}</span>
                </Form.Item>
              ) : (
                <>
                  <AmountItem name={[name, 'odds']} label="概率，%" absent="请填写概率" validate={oddsError} />
                  <AmountItem name={[name, 'amount']} label="券面，元" absent="请填写券面" />
                  <AmountItem name={[name, 'min']} label="满多少元可用" absent="请填写门槛" />
                  <Form.Item name={[name, 'quantity']} label="数量" rules={needed('请填写数量')}>
                    <InputNumber min={1} max={1_000_000} precision={0} style={FULL} />
                  </Form.Item>
                  <Form.Item name={[name, 'validDays']} label="有效天数" rules={needed('请填写天数')}>
                    <InputNumber min={1} max={365} precision={0} style={FULL} />
                  </Form.Item>
                  <Form.Item name={[name, 'goodsTypes']} label="限商品类型，不选则不限" className={lists.whole}>
                    <Select mode="multiple" options={TYPES} />
                  </Form.Item>
                </>
              )}
            </fieldset>
          ))}
          <LotteryOdds prizes={prizes} />
        </div>
      )}
    </Form.List>
  )
}
