'use client'

import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { faceOf } from '@/components/listings/goods/goods-faces'
import { AmountField, checkedAmount } from '@/components/office/parts/amount-field'
import { SendDialog } from '@/components/office/parts/send-dialog'
import { Tag } from '@/components/ui/kit/tag'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { moneyText } from '@/lib/shared/money/money'
import { FOUR_EYES_FEN } from '@/lib/shared/staff/staff'
import styles from './desk.module.css'
import { ListFrame } from './list-frame'

/** Accounts bought by the platform that are not on the shelf yet. */
export function OfficialList({ version, onChanged }: { version: number; onChanged: () => void }) {
  const [selected, setSelected] = useState<GoodsRow | null>(null)
  const loaded = useLoad(`official ${version}`, () => call('GET /desk/officialGoods', { pageSize: '20' }))
  const changed = () => {
    loaded.reload()
    onChanged()
  }
  return (
    <>
      <ListFrame loaded={loaded} empty="没有等待上架的平台商品">
        {(rows: GoodsRow[]) => (
          <ul>
            {rows.map((goods) => (
              <li key={goods.goodsSn}>
                <div className={styles.row}>
                  <GoodsCover {...faceOf(goods)} src={goods.thumbnail} width={40} />
                  <span className={styles.line}>
                    <b className="ell">{goods.bigTitle}</b>
                  </span>
                  <span className={styles.line}>
                    <Tag kind={goods.status === GOODS_STATUS.review ? 'bargain' : undefined}>
                      {goods.status === GOODS_STATUS.review ? '新收回' : '已下架'}
                    </Tag>
                    <span className="muted num">{`${goods.goodsSn} · ${priceLabel(goods)} ¥${goods.price}`}</span>
                  </span>
                  <span className={styles.line}>
                    <Button size="small" type="primary" onClick={() => setSelected(goods)}>
                      定价上架
                    </Button>
                  </span>
                </div>
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      {selected ? <ListDialog goods={selected} onClose={() => setSelected(null)} onChanged={changed} /> : null}
    </>
  )
}

const LIMITS = { least: '1' }
/** A listed item's price is the one at which it was for sale. */
const priceLabel = ({ status }: GoodsRow): string => (status === GOODS_STATUS.review ? '回收价' : '上次售价')
interface DialogProps {
  goods: GoodsRow
  onClose: () => void
  onChanged: () => void
}
function ListDialog({ goods, onClose, onChanged }: DialogProps) {
  const [price, setPrice] = useState('')
  const [title, setTitle] = useState(goods.bigTitle)
  const [reason, setReason] = useState('')
  const handleSend = async () => {
    const sum = checkedAmount(price, '请填写售价', LIMITS)
    if (!title.trim()) throw new Error('请填写标题')
    const input = { goodsSn: goods.goodsSn, price: sum, title: title.trim(), reason: reason.trim() }
    const { waits } = await call('POST /desk/listOfficialGoods', input)
    onChanged()
    return waits ? '已提交，等待双人复核' : '已上架'
  }
  return (
    <SendDialog
      title="上架平台商品"
      head={
        <p className="muted">{`${goods.goodsSn}，${priceLabel(goods)} ¥${goods.price}。低于回收价或不低于 ${moneyText(FOUR_EYES_FEN)} 的，须另一位员工复核后才上架。`}</p>
      }
      confirm="上架"
      onSend={handleSend}
      onClose={onClose}
    >
      <AmountField id="price" label="售价（元）" required {...LIMITS} value={price} onChange={setPrice} />
      <Form.Item label="标题" htmlFor="title" required>
        <Input id="title" maxLength={60} showCount value={title} onChange={({ target }) => setTitle(target.value)} />
      </Form.Item>
      <Form.Item label="理由（低于回收价时必填）" htmlFor="reason">
        <Input id="reason" maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Form.Item>
    </SendDialog>
  )
}
