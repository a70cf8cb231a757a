'use client'

import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import type { ReactNode } from 'react'
import { ANTD_THEME } from './antd-theme'

dayjs.locale('zh-cn')

/** Wraps an island that uses antd; import the island with next/dynamic, and put `<AntdStyle>` into the frame around it. */
export function AntdRoot({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider locale={zhCN} theme={ANTD_THEME} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  )
}
