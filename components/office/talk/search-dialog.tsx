'use client'

import { Modal, Pagination } from 'antd'
import { useState } from 'react'
import { SearchBox } from '@/components/office/parts/search-box'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { SEARCH_DAYS } from '@/lib/shared/staff/desk'
import { Marked } from './marked'
import styles from './talk.module.css'

interface Props {
  /** Opens the order at that message; null: found in a note. */
  onOpen: (orderSn: string, seq: number | null) => void
  onClose: () => void
}
const BY = { buyer: '买家', seller: '卖家', service: '客服' } as const
const LEAST = 2

/** Searches the messages and notes of all orders that the caller may see; a result opens its order at the message. */
export function SearchDialog({ onOpen, onClose }: Props) {
  const [{ keyWord, page }, setWanted] = useState({ keyWord: '', page: 1 })
  const isAsked = keyWord.length >= LEAST
  const { data, busy, error, reload } = useLoad(
    isAsked ? `${page} ${keyWord}` : null,
    () => call('POST /desk/searchMessages', { keyWord, page: String(page) }),
    { keeps: false },
  )
  // notes are few, and stand before the first page of messages
  const notes = page === 1 ? (data?.notes ?? []) : []
  const rows = [
    ...notes.map((note) => ({ key: `note ${note.noteId}`, seq: null, by: '备注', ...note })),
    ...(data?.list ?? []).map(({ by, ...row }) => ({
      key: `${row.orderSn} ${row.seq}`,
      by: by ? BY[by] : '已离开',
      ...row,
    })),
  ]
  return (
    <Modal open title="搜索聊天记录" width={640} footer={null} onCancel={onClose} destroyOnHidden>
      <SearchBox
        aria-label="聊天内容"
        placeholder="聊天内容，多个词用空格隔开"
        autoFocus
        onSearch={(text) => setWanted({ keyWord: text, page: 1 })}
      />
      <p className={styles.why}>
        {`只搜你能处理的订单，近 ${SEARCH_DAYS} 天的聊天和备注，不含系统消息、问候和快捷回复。每次搜索都记入操作日志。`}
      </p>
      {keyWord && !isAsked ? <p role="alert">请至少输入 2 个字</p> : null}
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {busy && !data ? <SkeletonRows rows={4} /> : null}
      {isAsked && data && rows.length > 0 ? (
        <p role="status" className={styles.why}>
          {[
            data.total > 0 ? `找到聊天 ${data.total} 条${data.more ? '以上' : ''}` : '',
            data.notes.length > 0 ? `备注 ${data.notes.length} 条` : '',
          ]
            .filter(Boolean)
            .join('，')}
        </p>
      ) : null}
      {isAsked && data ? (
        <ul className={styles.found} aria-label="搜索结果">
          {rows.map(({ key, orderSn, title, seq, by, name, text, createTime }) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => {
                  onOpen(orderSn, seq)
                  onClose()
                }}
              >
                <span>
                  <b className="ell">{title}</b>
                  <time className="num">{createTime.slice(5, 16)}</time>
                </span>
                <span className="ell">
                  <Marked text={text} words={keyWord} />
                </span>
                <small>
                  {`${by} ${name} · `}
                  <span className="num">{orderSn}</span>
                </small>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isAsked && data && rows.length === 0 ? (
        <Empty
          picture="orders"
          title="没有找到"
          text={`近 ${SEARCH_DAYS} 天的聊天和备注里没有“${keyWord}”，换个词试试。系统消息、问候和快捷回复不在搜索范围。`}
        />
      ) : null}
      {data && data.total > data.pageSize ? (
        <Pagination
          size="small"
          align="end"
          current={page}
          pageSize={data.pageSize}
          total={data.total}
          showSizeChanger={false}
          onChange={(next) => setWanted({ keyWord, page: next })}
        />
      ) : null}
    </Modal>
  )
}
