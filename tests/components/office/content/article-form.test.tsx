// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { expect, test } from 'vitest'
import ArticleForm from '@/components/office/content/article-form'
import { StaffContext } from '@/components/office/parts/use-staff'
import { ANNOUNCEMENT } from '@/lib/shared/site/news'
import { settle } from '../../../support/settle'
import { staffOf } from '../../support/sample-staff'

const publish = () => fireEvent.click(screen.getByRole('button', { name: /^发\s?布$/ }))

test('a missing title and body are marked before the question whether to publish', async () => {
  render(
    <App>
      <StaffContext value={staffOf({ permissions: ['content.write'] })}>
        <ArticleForm code="" startsAs={ANNOUNCEMENT} onClose={() => {}} />
      </StaffContext>
    </App>,
  )
  await settle()
  publish()
  expect(await screen.findByText('请填写标题')).toBeTruthy()
  expect(screen.getByText('请填写正文')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('标题'), { target: { value: '系统维护' } })
  publish()
  await settle()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('请填写正文')).toBeTruthy()
})
