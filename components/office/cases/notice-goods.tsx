'use client'

import { App, Button } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import styles from '@/components/office/parts/screen-page.module.css'
import { call } from '@/lib/client/api'
import type { StaffCase } from '@/lib/contract/entities/service-case'

interface Props {
  file: StaffCase
  isHandled: boolean
  onChanged: () => void
}

/** The goods of a rights holder's notice: taken off the shelf, objected to, put back or kept off by a lawsuit. */
export function NoticeGoods({ file: { caseSn, goods }, isHandled, onChanged }: Props) {
  const { message, modal } = App.useApp()
  const [suing, setSuing] = useState('')
  const handleWithhold = () =>
    modal.confirm({
      title: '下架通知里的商品？',
      content: '先核对权利证明。下架后通知卖家，卖家可以提交不侵权声明。进行中的订单不受影响。',
      okText: '下架商品',
      cancelText: '取消',
      onOk: async () => {
        await call('POST /desk/withholdCaseGoods', { caseSn }, { loud: true })
        message.success('已下架，并通知卖家')
        onChanged()
      },
    })
  const handleSued = async (reason: string) => {
    await call('POST /desk/recordLawsuit', { caseSn, goodsSn: suing, reason })
    onChanged()
  }
  return (
    <section className={styles.section}>
      <h3>通知的商品</h3>
      {goods.length === 0 ? <p className="muted">还没有下架商品</p> : null}
      <ul aria-label="下架的商品">
        {goods.map((item) => (
          <li key={item.goodsSn}>
            {[item.goodsSn, item.stateName, item.backTime ? `${item.backTime.slice(5, 16)} 恢复上架` : '', item.counter]
              .filter(Boolean)
              .join('，')}
            {item.state === 'withheld' || item.state === 'countered' ? (
              <Button type="link" size="small" onClick={() => setSuing(item.goodsSn)}>
                登记起诉
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {isHandled ? (
        <Button danger onClick={handleWithhold}>
          下架商品
        </Button>
      ) : null}
      {suing ? (
        <ReasonDialog
          title="登记权利人起诉"
          text="核对法院受理通知书后登记，商品不再自动恢复上架。"
          confirm="登记起诉"
          label="受理法院和案号"
          onSend={handleSued}
          onClose={() => setSuing('')}
        />
      ) : null}
    </section>
  )
}
