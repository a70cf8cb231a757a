import type { Metadata } from 'next'
import { MemberBar } from '@/components/centre/member-bar'
import { NotificationSettings } from '@/components/centre/notification-settings'
import { NotificationsPage } from '@/components/centre/notifications-page'

export const metadata: Metadata = { title: '消息', robots: { index: false } }

export default function OwnNotificationsPage() {
  return (
    <>
      <MemberBar />
      <NotificationsPage />
      <NotificationSettings />
    </>
  )
}
