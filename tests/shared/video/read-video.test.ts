import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readVideo, readVideoHead } from '@/lib/shared/video/read-video'
import { ascii, box, ftyp, joined, moov, mp4File, u32 } from '../../support/video/mp4-file'
import { cluster, element, head, open, recordedWebm, SEGMENT, tracks, webmFile } from '../../support/video/webm-file'

const readerOf = (file: Uint8Array) => async (at: number, length: number) => file.slice(at, at + length)
const read = (file: Uint8Array) => readVideo(file.length, readerOf(file))
const data = box('mdat', new Uint8Array(900))

describe('reading a video', () => {
  it.each([
    ['avc1', { codec: 'avc1.4D401F', isHevc: false }],
    ['hvc1', { codec: 'hvc1.1.6.L93.B0', isHevc: true }],
    ['hev1', { codec: 'hev1.1.6.L93.B0', isHevc: true }],
    ['vp09', { codec: 'vp09.00.10.08', isHevc: false }],
  ])('tells the codec of an mp4 file with %s', async (codec, facts) => {
    const file = mp4File({ codec, ms: 61_500 })
    expect(await read(file)).toEqual({ type: 'mp4', durationMs: 61_500, ...facts })
    expect(await readVideoHead(file.length, readerOf(file))).toMatchObject(facts)
  })

  it('tells codec and duration of a webm file; a recording of a browser states no duration', async () => {
    expect(await read(webmFile())).toEqual({ type: 'webm', codec: 'vp9', isHevc: false, durationMs: 7000 })
    expect(await read(webmFile({ codec: 'V_MPEGH/ISO/HEVC' }))).toMatchObject({ isHevc: true })
    expect(await read(recordedWebm())).toEqual({ type: 'webm', codec: 'vp8', isHevc: false, durationMs: null })
  })

  it.each([
    ['its description at the end', joined(ftyp(), data, moov())],
    ['a box that reaches to the end of the file', joined(ftyp(), moov(), u32(0), ascii('mdat'), new Uint8Array(50))],
    ['a length of 64 bits', joined(ftyp(), moov(), u32(1), ascii('mdat'), u32(0, 66), new Uint8Array(50))],
    [
      'padding with the name of a program',
      joined(ftyp(), box('free', ascii('IsoMedia File Produced with GPAC')), moov(), data),
    ],
    ['fragments', joined(ftyp('iso5', 'dash'), moov(), box('moof', new Uint8Array(40)), data, box('mfra'))],
  ])('accepts an mp4 file with %s', async (_, file) => {
    expect(await read(file)).toMatchObject({ type: 'mp4', durationMs: 12_000 })
  })

  it('accepts an index after the clusters of a webm file', async () => {
    expect(await read(recordedWebm(element(0x1c53bb6b, new Uint8Array(30))))).toMatchObject({ codec: 'vp8' })
  })

  const zip = zipSync({ 'index.html': ascii('<script>alert(1)</script>') })
  it.each([
    ['nothing', new Uint8Array(0), /是空的/],
    ['text', ascii('this is no video at all, only words'), /格式不对/],
    ['a page', ascii('<!doctype html><script>alert(1)</script>'), /格式不对/],
    ['a picture in the container of mp4', joined(ftyp('heic'), moov(), data).fill(0, 16, 20), /格式不对/],
    ['a MOV file', joined(ftyp('qt  '), moov(), data), /MOV/],
    ['an mp4 file that was cut', mp4File().subarray(0, 1500), /不完整/],
    ['an mp4 file without its description', joined(ftyp(), data), /不完整/],
    ['an mp4 file without data', joined(ftyp(), moov(), box('mdat')), /不完整/],
    ['an mp4 file that begins with something else', joined(box('free', ascii('x')), ftyp(), moov(), data), /夹带/],
    ['an mp4 file with a page after it', joined(mp4File(), ascii('<html><script>alert(1)</script></html>')), /夹带/],
    ['an mp4 file with a page in its padding', joined(ftyp(), box('free', ascii('<SCRIPT>x')), moov(), data), /夹带/],
    [
      'an mp4 file with a page in the description of its tracks',
      joined(ftyp(), box('moov', moov().subarray(8), box('udta', ascii('<html>'))), data),
      /夹带/,
    ],
    ['an mp4 file with a document in a fragment', joined(mp4File(), box('moof', ascii('%PDF-1.7'))), /夹带/],
    ['an mp4 file with a page in a private box', joined(mp4File(), box('uuid', ascii('<html>'))), /夹带/],
    ['an mp4 file with an unknown box', joined(mp4File(), box('evil', ascii('x'))), /夹带/],
    ['an mp4 file with much padding', joined(mp4File(), box('free', new Uint8Array(1_100_000))), /夹带/],
    ['an mp4 file with a long list of brands', joined(box('ftyp', new Uint8Array(400)), moov(), data), /夹带/],
    ['two films in one file', joined(mp4File(), moov(), data), /夹带/],
    ['an mp4 file that is a ZIP archive, too', joined(ftyp(), moov(), box('mdat', new Uint8Array(90), zip)), /夹带/],
    ['a ZIP archive after an mp4 file', joined(mp4File(), zip), /夹带/],
    ['sound without pictures', joined(ftyp(), moov('avc1', 900, 'soun'), data), /没有画面/],
    ['a codec that is no codec', joined(ftyp(), moov('xxxx'), data), /编码/],
    ['a webm file that was cut', webmFile().subarray(0, 300), /不完整/],
    ['a webm file with a page after it', joined(webmFile(), ascii('<html>')), /夹带/],
    ['a recording with a page after it', recordedWebm(ascii('<html><script>alert(1)</script>')), /夹带|不完整/],
    ['a recording with a page in its padding', recordedWebm(element(0xec, ascii('<script>'))), /夹带/],
    ['a webm file with an attached file', webmFile({ more: [element(0x1941a469, ascii('anything'))] }), /夹带/],
    ['a webm file with a page in its tags', webmFile({ more: [element(0x1254c367, ascii('<iframe>'))] }), /夹带/],
    ['a matroska file', joined(head('matroska'), open(SEGMENT, tracks(), cluster())), /格式不对/],
    ['a webm file with sound alone', joined(head(), open(SEGMENT, tracks('A_OPUS', 2), cluster())), /没有画面/],
    ['a webm file without data', joined(head(), open(SEGMENT, tracks())), /不完整/],
    ['a webm file whose header hides something', joined(element(0x1a45dfa3, new Uint8Array(300))), /夹带/],
  ])('refuses %s', async (_, file, text) => {
    await expect(read(file)).rejects.toMatchObject({ text: expect.stringMatching(text) })
  })

  it('refuses each beginning of a video as incomplete, and never fails otherwise', async () => {
    for (const file of [mp4File({ data: new Uint8Array(60) }), webmFile(), recordedWebm()])
      for (let length = 1; length < file.length; length += 3)
        await read(file.subarray(0, length)).catch((error: { text?: string }) => expect(error.text).toBeTruthy())
  })
})
