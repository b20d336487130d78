import { useWidget } from './context.tsx';
import { useLazy } from './use-lazy.ts';

/** The buyer's way to the advisor, with the figures filled in. Nothing without a number that can be dialled. */
export function WhatsAppButton() {
  const widget = useWidget();
  const { advisor, words, loan, onShare, onEdit } = widget;
  const message = useLazy(() => import('./buyer-message.ts'));
  if (onEdit || !advisor.phone || !loan) return null;
  const text = message ? `?text=${encodeURIComponent(message.default(widget))}` : '';
  return (
    <a
      part="whatsapp"
      className="lk-whatsapp"
      href={`https://wa.me/${advisor.phone}${text}`}
      target="_blank"
      rel="noopener"
      onClick={onShare}
    >
      {words.whatsapp}
    </a>
  );
}
