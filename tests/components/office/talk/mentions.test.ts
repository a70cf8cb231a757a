import { expect, test } from 'vitest'
import { completeMentions, handleOf, mentionedIn, splitMentions } from '@/components/office/talk/mentions'
import type { UserId } from '@/lib/shared/ids'

const one = (userId: number, name: string) => ({ userId: userId as UserId, name })
const ALL = [one(1, '小林'), one(2, '小林子'), one(3, '阿木'), one(4, '阿木')]
const named = (text: string) => mentionedIn(text, ALL).map(({ userId }) => userId)

test('a name that begins like another one counts only where it stands alone', () => {
  expect(named('@小林子 请看')).toEqual([2])
  expect(named('@小林，请看')).toEqual([1])
  expect(named('@小林 @小林子')).toEqual([1, 2])
  expect(named('小林，没有 @')).toEqual([])
})

test('of two colleagues with one name, the number tells which is meant', () => {
  expect(handleOf(one(3, '阿木'), ALL)).toBe('阿木（3）')
  expect(named('@阿木（4） 请看')).toEqual([4])
  expect(named('@阿木 请看')).toEqual([])
})

test('a note is split at the names it contains', () => {
  expect(splitMentions('请 @小林子 和@小林看', ['小林', '小林子'])).toEqual([
    { text: '请 ', isName: false },
    { text: '@小林子', isName: true },
    { text: ' 和', isName: false },
    { text: '@小林', isName: true },
    { text: '看', isName: false },
  ])
  expect(splitMentions('没有名字', [])).toEqual([{ text: '没有名字', isName: false }])
})

test('a name that was typed in part is completed where it is clear who is meant', () => {
  const staff = [one(5, '客服阿棠'), one(6, '客服小禾')]
  expect(completeMentions('@阿棠请看，@客服小禾也看', staff)).toEqual({
    text: '@客服阿棠请看，@客服小禾也看',
    isOpen: false,
  })
  expect(completeMentions('@财务 看一下', staff)).toEqual({ text: '@财务 看一下', isOpen: true })
  expect(completeMentions('@阿木', ALL).isOpen, 'two of this name').toBe(true)
  expect(completeMentions('没有名字', staff).isOpen).toBe(false)
})
