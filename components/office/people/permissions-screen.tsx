'use client'

import { Segmented, Table } from 'antd'
import { useState } from 'react'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { useStaff } from '@/components/office/parts/use-staff'
import { Icon } from '@/components/ui/kit/icon'
import {
  type House,
  may,
  PERMISSION_NAMES,
  PERMISSIONS,
  type Permission,
  ROLE_NAMES,
  ROLES,
} from '@/lib/shared/staff/staff'

const HOUSES = [
  { value: 'platform' as const, label: '平台' },
  { value: 'dist' as const, label: '分销商' },
]
const isIn = (house: House) => (permission: Permission) =>
  (PERMISSIONS[permission].houses as readonly House[]).includes(house)

/** The roles with a permission, for phones, which have no room for a column of each. */
const rolesOf = (house: House, name: Permission): string =>
  ROLE_NAMES.flatMap((role) => (may({ house, role }, name) ? [ROLES[role]] : [])).join('、') || '无'

/** The current permission table; part of the program and read-only. */
export default function PermissionsScreen() {
  const own = useStaff().house
  const [house, setHouse] = useState<House>(own)
  const columns = [
    {
      title: '权限',
      render: (name: Permission) => (
        <>
          {PERMISSIONS[name].label}
          <span className={`${styles.sub} ${styles.onPhones}`}>{rolesOf(house, name)}</span>
        </>
      ),
    },
    ...ROLE_NAMES.map((role) => ({
      title: ROLES[role],
      align: 'center' as const,
      responsive: ['md' as const],
      render: (name: Permission) =>
        may({ house, role }, name) ? (
          <>
            <Icon name="check" />
            <span className="sr">有</span>
          </>
        ) : (
          <span className="sr">无</span>
        ),
    })),
  ]
  return (
    <ScreenPage
      title="权限表"
      note="按角色授权，权限表只读"
      actions={own === 'platform' ? <Segmented options={HOUSES} value={house} onChange={setHouse} /> : null}
    >
      <section className={`panel ${styles.box}`} aria-label="权限表">
        <Table
          size="small"
          columns={columns}
          dataSource={PERMISSION_NAMES.filter(isIn(house))}
          rowKey={(name) => name}
          pagination={false}
          scroll={{ x: 'max-content' }}
        />
      </section>
    </ScreenPage>
  )
}
