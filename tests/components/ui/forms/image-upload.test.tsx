// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ImageUpload } from '@/components/ui/forms/image-upload'
import { Toaster } from '@/components/ui/overlays/toast'

const compression = vi.hoisted(() => ({ size: { width: 60, height: 40 }, by: 0.5, options: [] as object[] }))
vi.mock('browser-image-compression', () => {
  const compress = async (file: File, options: object) => {
    compression.options.push(options)
    return new File([new Uint8Array(file.size * compression.by)], file.name, { type: file.type })
  }
  return { default: compress }
})

beforeEach(() => {
  Object.assign(compression, { size: { width: 60, height: 40 }, by: 0.5 })
  vi.stubGlobal('createImageBitmap', async () => ({ ...compression.size, close: () => {} }))
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const file = (name: string, type: string, bytes = 1000) => new File([new Uint8Array(bytes)], name, { type })
const pick = (files: File[]) =>
  fireEvent.change(screen.getByLabelText('商品图片', { selector: 'input' }), { target: { files } })

test('rejects pictures of wrong type or size with the catalogue messages', async () => {
  const upload = vi.fn(async () => '/media/a.png')
  render(
    <>
      <ImageUpload label="商品图片" upload={upload} />
      <Toaster />
    </>,
  )
  pick([file('a.gif', 'image/gif'), file('b.png', 'image/png', 10 * 1024 * 1024 + 1)])
  expect(await screen.findByText('图片格式不对，请上传JPEG/JPG/PNG格式图片')).toBeTruthy()
  expect(await screen.findByText('图片大小不能超过10M')).toBeTruthy()
  expect(upload).not.toHaveBeenCalled()
})

test('uploads several pictures in order, compressed, and reports the index of each', async () => {
  const upload = vi.fn(async (picture: File) => `/media/${picture.name}`)
  const onUploaded = vi.fn()
  const onChange = vi.fn()
  render(<ImageUpload label="商品图片" upload={upload} onUploaded={onUploaded} onChange={onChange} />)
  pick([file('a.png', 'image/png'), file('b.jpg', 'image/jpeg')])
  await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(2))
  expect(onUploaded.mock.calls).toEqual([
    ['/media/a.png', 0],
    ['/media/b.jpg', 1],
  ])
  expect(onChange).toHaveBeenLastCalledWith(['/media/a.png', '/media/b.jpg'], 0)
  expect(upload.mock.calls[0]?.[0].size).toBe(500)
  fireEvent.click(screen.getByLabelText('移除第 1 张'))
  expect(onChange).toHaveBeenLastCalledWith(['/media/b.jpg'], 0)
})

test.each([
  [
    'a long screenshot by its height, its width unchanged',
    [1080, 12_000],
    { maxWidthOrHeight: 12_000, fileType: 'image/jpeg' },
  ],
  ['a photograph at 2000 px of width', [3024, 4032], { maxWidthOrHeight: 2666, initialQuality: 0.5 }],
])('compresses an uploaded picture: %s', async (_, [width = 0, height = 0], options) => {
  compression.size = { width, height }
  const upload = vi.fn(async () => '/media/a.png')
  render(<ImageUpload label="商品图片" upload={upload} />)
  pick([file('a.png', 'image/png')])
  await waitFor(() => expect(upload).toHaveBeenCalledOnce())
  expect(compression.options.at(-1)).toMatchObject(options)
})

test.each([
  ['of its stored size is uploaded as it is', [1080, 2400], 1000],
  ['above the stored size is uploaded in that size', [1440, 15_000], 3000],
])('a picture %s if compressing adds bytes', async (_, [width = 0, height = 0], bytes) => {
  Object.assign(compression, { size: { width, height }, by: 3 })
  const upload = vi.fn(async (_file: File) => '/media/a.png')
  render(<ImageUpload label="商品图片" upload={upload} />)
  pick([file('a.png', 'image/png')])
  await waitFor(() => expect(upload).toHaveBeenCalledOnce())
  expect(upload.mock.calls[0]?.[0].size).toBe(bytes)
})

test('a failed picture upload stays in the list and can be retried', async () => {
  const upload = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce('/media/a.png')
  const onUploaded = vi.fn()
  render(<ImageUpload label="商品图片" upload={upload} onUploaded={onUploaded} />)
  pick([file('a.png', 'image/png')])
  fireEvent.click(await screen.findByText('重试'))
  await waitFor(() => expect(onUploaded).toHaveBeenCalledWith('/media/a.png', 0))
})

test('pictures are reordered by buttons and dragging, and too many show a message', async () => {
  const onChange = vi.fn()
  render(
    <>
      <ImageUpload
        label="商品图片"
        value={['/a', '/b', '/c']}
        max={4}
        canMove
        upload={async (picture) => `/${picture.name}`}
        onChange={onChange}
      />
      <Toaster />
    </>,
  )
  fireEvent.click(screen.getByLabelText('第 3 张前移'))
  expect(onChange).toHaveBeenLastCalledWith(['/a', '/c', '/b'], 0)
  expect(screen.queryByLabelText('第 1 张前移')).toBeNull()
  const tile = (nth: number) => screen.getByAltText(`商品图片 ${nth}`).parentElement as HTMLElement
  fireEvent.dragStart(tile(1))
  fireEvent.drop(tile(3))
  expect(onChange).toHaveBeenLastCalledWith(['/c', '/b', '/a'], 0)
  pick([file('d.png', 'image/png'), file('e.png', 'image/png')])
  expect(await screen.findByText('最多 4 张，多选的 1 张没有加入')).toBeTruthy()
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['/c', '/b', '/a', '/d.png'], 0))
})

test('a field for one video takes no pictures, and its hint names none', () => {
  render(<ImageUpload label="录屏" max={1} videos={{ most: 1, purpose: 'goods' }} upload={vi.fn()} />)
  expect(screen.getByLabelText<HTMLInputElement>('录屏', { selector: 'input' }).accept).not.toContain('image')
  expect(screen.getByRole('group').textContent).toContain('视频 MP4/WebM')
  expect(screen.getByRole('group').textContent).not.toContain('JPEG')
})
