import { useWidget } from './context.tsx';

/** What stands in place of the headline on a live stream: LIVE and the number. */
export function OnAir() {
  const { advisor } = useWidget();
  return (
    <span part="live-bar" className="lk-on-air" translate="no">
      <b>LIVE</b> {advisor.whatsapp}
    </span>
  );
}
