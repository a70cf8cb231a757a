import type { Metadata } from 'next'
import { MemberBar } from '@/components/members/centre/member-bar'
import { NotificationSettings } from '@/components/members/centre/notification-settings'
import { NotificationsPage } from '@/components/members/centre/notifications-page'

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
