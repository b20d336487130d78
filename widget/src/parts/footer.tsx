import { useWidget } from './context.tsx';

/** That the figures are estimates, and any remark on the data. */
export function Disclaimer() {
  const { words, method, notice } = useWidget();
  return (
    <footer className="lk-footer">
      <p part="disclaimer" className="lk-disclaimer" lang={words.quoted}>
        {words[`${method}Disclaimer`]}
      </p>
      {notice && <p className="lk-notice">{notice}</p>}
    </footer>
  );
}

/** The product's mark, shown by plan. */
export function Watermark() {
  const { features, words } = useWidget();
  return (
    features.watermark && (
      <p part="watermark" className="lk-watermark">
        {words.watermark}
      </p>
    )
  );
}
