import { Mail, MessageCircle } from 'lucide-react';
import { footer, site } from '#content.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { InputField } from '#ui/form/field.tsx';
import { ExternalLink, Link } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';

const linkClass =
  'text-ink-soft hover:text-ink inline-flex min-h-9 min-w-9 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11';

/** On a phone the links of a group are in a row; two columns would break the longer ones. */
const listClass = 'mt-1 max-sm:flex max-sm:flex-wrap max-sm:gap-x-5 sm:mt-2';

const whatsappLink = () => {
  const digits = site.contact.whatsapp.number.replace(/\D/g, '');
  return `https://wa.me/${digits}?text=${encodeURIComponent(site.contact.whatsapp.message)}`;
};

/** Complete on public pages; learners' pages keep only its last line. */
export function SiteFooter({ isCompact }: { isCompact: boolean }) {
  return (
    <footer className="border-t border-line bg-surface print:hidden">
      {!isCompact && (
        <div className="shell grid gap-x-16 gap-y-8 pt-10 after:col-span-full after:border-b after:border-line md:gap-y-12 md:pt-14 lg:grid-cols-[1fr_1.1fr]">
          <div className="max-w-md">
            <NewsletterForm />
            <Contact />
          </div>
          <FooterLinks />
        </div>
      )}
      <div className="shell flex flex-wrap items-center gap-x-4 gap-y-2 py-5 text-sm text-ink-soft">
        <Logo className="size-6" />
        <p>{footer.about}</p>
        <p>{footer.legal}</p>
        <Link to="/privacidad" className={linkClass}>
          {footer.privacy}
        </Link>
        {isCompact &&
          footer.learner.map(({ label, to }) => (
            <Link key={to} to={to} className={linkClass}>
              {label}
            </Link>
          ))}
        {isCompact && (
          <a href={`mailto:${site.contact.email}`} className={linkClass}>
            {footer.contact.email}
          </a>
        )}
      </div>
    </footer>
  );
}

function Contact() {
  return (
    <>
      <h2 className="mt-6 text-lg md:mt-10">{footer.contact.title}</h2>
      <p className="mt-3 flex flex-wrap gap-3">
        <ExternalLink href={whatsappLink()} className={buttonClass('secondary')}>
          <MessageCircle aria-hidden="true" className="size-4" />
          {footer.contact.whatsapp}
        </ExternalLink>
        <a href={`mailto:${site.contact.email}`} className={buttonClass('secondary')}>
          <Mail aria-hidden="true" className="size-4" />
          {footer.contact.email}
        </a>
      </p>
    </>
  );
}

/** A signed-in learner sees no link to sign in; CSS decides (see top-bar.tsx). */
function FooterLinks() {
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 sm:gap-y-8">
      {footer.columns.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className="text-lg">{title}</h2>
          <ul className={listClass}>
            {links.map(({ label, to }) => (
              <li key={to} className={to === '/auth' ? 'when-signed-out' : undefined}>
                <Link to={to} className={linkClass}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <nav aria-label={footer.social.title}>
        <h2 className="text-lg">{footer.social.title}</h2>
        <ul className={listClass}>
          {site.social.map(({ name, url }) => (
            <li key={name}>
              <ExternalLink href={url} className={linkClass}>
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** start-page.ts handles it. */
function NewsletterForm() {
  const text = footer.newsletter;
  return (
    <form data-newsletter="">
      <h2 className="text-lg">{text.title}</h2>
      <p className="mt-2 mb-3">{text.text}</p>
      <div className="flex items-end gap-2">
        <InputField
          className="min-w-0 grow"
          label={text.label}
          type="email"
          name="email"
          id="boletin"
          required
          autoComplete="email"
          placeholder={text.placeholder}
        />
        <Button type="submit" variant="secondary">
          {text.action}
        </Button>
      </div>
      <p role="status" data-done={text.done} className="mt-2 min-h-6 text-sm text-success" />
    </form>
  );
}
