import type { VideoType } from './video-files'

/** What a video states about itself. */
export interface VideoFacts {
  type: VideoType
  /** As browsers name it, with profile where they need one: `avc1.42E01E`, `hvc1.1.6.L93.B0`, `vp9`. */
  codec: string
  /** Whether the pictures are coded in HEVC (H.265), which many browsers cannot show. */
  isHevc: boolean
  /** null: not stated, as in recordings of browsers. */
  durationMs: number | null
}
