'use client'

import { Button, Form, Input } from 'antd'
import { type ReactNode, useState } from 'react'
import { faceOf, placeText } from '@/components/listings/goods/goods-faces'
import { AmountField, checkedAmount } from '@/components/office/parts/amount-field'
import { Facts } from '@/components/office/parts/facts'
import { SendDialog } from '@/components/office/parts/send-dialog'
import { Tag } from '@/components/ui/kit/tag'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { moneyText, yuanText } from '@/lib/shared/money/money'
import { FOUR_EYES_FEN } from '@/lib/shared/staff/staff'
import styles from '../desk.module.css'
import { LIST_MOST, LIST_STEP } from '../list-frame'
import { Pair, PairHead } from '../pair'

const stateText = ({ status }: GoodsRow): string => (status === GOODS_STATUS.review ? '新收回' : '已下架')

/** Accounts bought by the platform that are not on the shelf yet. */
export function OfficialList({
  version,
  onChanged,
  head,
}: {
  version: number
  onChanged: () => void
  head: ReactNode
}) {
  const [opened, setOpened] = useState<number | string | null>(null)
  const [selected, setSelected] = useState<GoodsRow | null>(null)
  const [size, setSize] = useState(LIST_STEP)
  const load = () => call('GET /desk/officialGoods', { pageSize: String(size) })
  const loaded = useLoad(`official ${size} ${version}`, load)
  const changed = () => {
    loaded.reload()
    onChanged()
  }
  return (
    <>
      <Pair<GoodsRow>
        head={head}
        loaded={loaded}
        empty="没有等待上架的平台商品"
        onMore={size < LIST_MOST ? () => setSize(LIST_MOST) : undefined}
        keyOf={({ goodsSn }) => goodsSn}
        opened={opened}
        onOpen={setOpened}
        none={{ title: '没有等待上架的平台商品', text: '回收的账号定价后在本站上架' }}
        detail={(goods) => (
          <>
            <PairHead
              cover={<GoodsCover {...faceOf(goods)} src={goods.thumbnail} width={56} />}
              title={goods.bigTitle}
              lines={[goods.gameName, goods.goodsSn, stateText(goods)]}
            >
              <Button type="primary" onClick={() => setSelected(goods)}>
                定价上架
              </Button>
            </PairHead>
            <Facts
              title="资料"
              rows={{
                区服: placeText(goods) || '不限',
                [priceLabel(goods)]: yuanText(goods.price),
                ...(goods.smallTitleName ? { 说明: goods.smallTitleName } : {}),
              }}
            />
          </>
        )}
      >
        {(goods) => (
          <>
            <GoodsCover {...faceOf(goods)} src={goods.thumbnail} width={40} />
            <span className={styles.line}>
              <b className="ell">{goods.bigTitle}</b>
            </span>
            <span className={styles.line}>
              <Tag kind={goods.status === GOODS_STATUS.review ? 'bargain' : undefined}>{stateText(goods)}</Tag>
              <span className="num">{`${priceLabel(goods)} ${yuanText(goods.price)}`}</span>
            </span>
            <span className={styles.line}>
              <span className="ell">{placeText(goods, goods.gameName)}</span>
            </span>
          </>
        )}
      </Pair>
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
