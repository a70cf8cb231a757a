'use client'

import { Button, Tag } from 'antd'
import { useState } from 'react'
import type { Contact } from '@/components/office/parts/content-rows'
import { houseNote } from '@/components/office/parts/house-note'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { useStaff } from '@/components/office/parts/use-staff'
import { Alert } from '@/components/ui/kit/alert'
import { call } from '@/lib/client/api'
import { AddContactDialog } from './add-contact-dialog'
import { ContactDialog } from './contact-dialog'

type ContactAction = { contact: Contact; is: 'rename' | 'switch' }

/** Contacts confirmed as genuine by the check on /kfyz. */
export default function ContactsScreen() {
  const staff = useStaff()
  const [version, setVersion] = useState(0)
  const [isAdding, setAdding] = useState(false)
  const [action, setAction] = useState<ContactAction | null>(null)
  const [fakes, setFakes] = useState<string[]>([])
  const handleChanged = () => setVersion((n) => n + 1)
  const load = async (page: string) => {
    const found = await call('GET /console/contacts', { page })
    setFakes(found.calledFalse)
    return found
  }
  const columns = [
    { title: '名称', dataIndex: 'name' },
    {
      title: '号码',
      render: ({ kind, value }: Contact) => (
        <>
          <Tag>{kind === 1 ? 'QQ' : '微信'}</Tag> <span className={styles.num}>{value}</span>
        </>
      ),
    },
    {
      title: '状态',
      render: ({ active }: Contact) => (active ? <Tag color="success">真实客服</Tag> : <Tag>已停用</Tag>),
    },
    {
      title: '登记日期',
      align: 'right' as const,
      className: styles.num,
      render: ({ since }: Contact) => since.slice(0, 10),
    },
    {
      title: '操作',
      align: 'right' as const,
      render: (contact: Contact) => (
        <>
          <Button type="link" size="small" onClick={() => setAction({ contact, is: 'rename' })}>
            改名称
          </Button>
          <Button type="link" size="small" danger={contact.active} onClick={() => setAction({ contact, is: 'switch' })}>
            {contact.active ? '停用' : '恢复'}
          </Button>
        </>
      ),
    },
  ]
  return (
    <ScreenPage
      title="真实客服"
      note={`${houseNote(staff)}；“品牌与站点”里公布的客服号码自动算真实客服，不用登记`}
      actions={
        <Button type="primary" onClick={() => setAdding(true)}>
          登记客服
        </Button>
      }
    >
      {fakes.length > 0 ? (
        <Alert kind="warn">
          {`站点上显示的客服号码 ${fakes.join('、')} 已停用或在黑名单内，用户验真会提示冒充。请在“品牌与站点”里删除。`}
        </Alert>
      ) : null}
      <section className={`panel ${styles.box}`} aria-label="真实客服名录">
        <PagedTable
          of="contacts"
          version={version}
          load={load}
          columns={columns}
          rowKey={({ contactId }) => contactId}
          empty="还没有登记客服"
        />
      </section>
      {isAdding ? <AddContactDialog onClose={() => setAdding(false)} onAdded={handleChanged} /> : null}
      {action ? <ContactDialog {...action} onClose={() => setAction(null)} onChanged={handleChanged} /> : null}
    </ScreenPage>
  )
}
