import { useTranslations } from 'next-intl';
import { Container } from '@/components/container';
import { Icon } from '@/components/icon';
import { Logo } from '@/components/logo';
import { brandOf, daysText } from '@/lib/market-brand';
import type { MarketCode } from '@/lib/markets';
import { FooterGuarantee, FooterPayment } from './footer-assurance';
import { type FooterData, FooterLinks } from './footer-links';
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form';
import styles from './site-footer.module.scss';

export interface SiteFooterProps {
  market: MarketCode;
  data: FooterData;
  /** Leave out to hide the sign-up form. */
  newsletter?: NewsletterFormProps;
  year: number;
}

/** The night desert that every page ends in. */
function Dunes() {
  return (
    <svg
      className={styles.dunes}
      viewBox="0 0 1440 110"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.duneFar} d="M0 110V64C170 18 330 8 520 46s330 44 520 12 280-40 400-22v74z" />
      <path className={styles.duneMid} d="M0 110V86c230-34 420-28 640-2s470 22 800-34v60z" />
      <path className={styles.duneNear} d="M0 110v-8c320-36 560-4 820-2s420-12 620-30v40z" />
    </svg>
  );
}

function Callcenter({ market }: { market: MarketCode }) {
  const t = useTranslations('layout.footer');
  const { phone, hours } = brandOf(market);
  return (
    <div className={styles.topic}>
      <h2 className={styles.topicTitle}>{t('callcenterTitle')}</h2>
      <p className={styles.text}>{t('callcenterText')}</p>
      <p>
        <a className={styles.phone} href={`tel:${phone.number}`}>
          <Icon name="phone" />
          {phone.text}
        </a>
      </p>
      <p className={styles.hours}>
        {hours.map((range) => (
          <span key={range.from}>
            {daysText(range, market)} {range.opens}–{range.closes}
          </span>
        ))}
      </p>
    </div>
  );
}

export function SiteFooter({ market, data, newsletter, year }: SiteFooterProps) {
  const t = useTranslations('layout.footer');
  const { name, logoUrl } = brandOf(market);
  return (
    <footer className={styles.footer}>
      <Dunes />
      <div className={styles.ground}>
        <Container className={styles.rows}>
          <div className={styles.top}>
            <Callcenter market={market} />
            <FooterGuarantee market={market} />
            {newsletter && <NewsletterForm {...newsletter} />}
          </div>
          <FooterLinks market={market} data={data} />
          <FooterPayment market={market} />
          <div className={styles.end}>
            <Logo name={name} pictureUrl={logoUrl ?? undefined} />
            <p>
              {t('rights', { year: String(year), name })} · {t('prices')}
            </p>
          </div>
        </Container>
      </div>
    </footer>
  );
}
