import { href } from "react-router"
import { scamWarning } from "../../leads/lead/scam-warning.ts"
import { law } from "../../norms/law.ts"
import { chatLink } from "../company/chat-link.ts"
import type { Company } from "../company/company.ts"
import type { WrittenSection } from "../policy/policy.ts"
import { brand } from "./brand.ts"
import { chatTexts } from "./chat.ts"
import { claims } from "./claims.ts"

const myDataHref = href("/privacidade/meus-dados")
const myData = { label: "Meus dados", href: myDataHref } as const

/** §2, Privacy policy: eight sections in this order. `fillPolicy` adds cookies and periods. */
export function privacy(company: Company) {
  return {
    title: "Política de Privacidade",
    text: law(
      "O que guardamos sobre você, para quê, com quem compartilhamos e como você decide, conforme a Lei Geral de Proteção de Dados (LGPD).",
      "DAD-04",
    ),
    updatedLabel: "Atualizada em",
    summaryTitle: "Em resumo",
    summary: [
      "Não vendemos dados.",
      "Operadoras só recebem o que você autorizou.",
      "Cookies opcionais começam desligados.",
      "Você pode ver, corrigir e apagar.",
    ],
    contentsTitle: "Nesta política",
    sections: sections(company),
    /** D34: how to exercise each right, on the same page. */
    request: {
      id: "meus-dados",
      title: myData.label,
      intro:
        "Você mesmo vê, corrige, baixa e apaga, sem cadastro e sem custo. Antes de mostrar qualquer dado, confirmamos que o e-mail é seu.",
      myData: { label: "Abrir Meus dados", href: myDataHref },
      /** Each right and where it is exercised (S2.80): on one page, because every right needs proof of the address. */
      rights: [
        { code: "acesso", label: "Ver os meus dados" },
        { code: "correcao", label: "Corrigir um dado" },
        { code: "eliminacao", label: "Apagar os meus dados" },
        { code: "portabilidade", label: "Receber os meus dados em arquivo" },
        { code: "revogacao", label: "Retirar um consentimento" },
        { code: "informacao", label: "Saber com quem foram compartilhados" },
      ],
      ways: {
        site: "Pelo site, na hora",
        email: { label: "Por e-mail", address: company.privacyEmail, subject: "LGPD" },
        direct: [
          "Se preferir, escreva do mesmo e-mail que você usou no pedido de cotação para ",
          { label: company.privacyEmail, href: `mailto:${company.privacyEmail}` },
          ", ou ligue para ",
          { label: company.mainPhone.display, href: `tel:${company.mainPhone.e164}` },
          ".",
        ],
      },
    },
  } as const
}

function sections(company: Company) {
  return [
    {
      id: "introducao",
      title: "Introdução",
      blocks: [
        {
          kind: "text",
          text: [
            law(
              `Esta política explica como a ${brand.name} trata os seus dados pessoais, conforme a Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018). Ela vale para este site e para os pedidos de cotação feitos por ele, por telefone ou pelo WhatsApp. Quem responde pelos dados está identificado em `,
              "DAD-04",
            ),
            { label: "Informações da empresa", href: "#empresa" },
            ".",
          ],
        },
        {
          kind: "text",
          text: "Se algo não ficar claro, escreva ou ligue. Respondemos em linguagem simples.",
        },
      ],
    },
    {
      id: "coleta",
      title: "Coleta de dados",
      blocks: [
        { kind: "text", text: "Coletamos o que você nos informa para cotar e contratar um plano:" },
        {
          kind: "list",
          items: [
            "nome completo;",
            "e-mail;",
            "telefone;",
            "endereço residencial;",
            "data de nascimento;",
            "número e idades das vidas, isto é, das pessoas que entrarão no plano;",
            "CNPJ da empresa, quando for o caso.",
          ],
        },
        {
          kind: "text",
          text: "O formulário do site pede só uma parte: nome, e-mail, telefone, assunto e, se você quiser, as idades, o vínculo, o melhor horário para a ligação, a cidade e o estado onde mora, o órgão onde trabalha e uma mensagem. O restante é pedido pelo corretor, quando a cotação ou o contrato precisarem.",
        },
        {
          kind: "text",
          text: "Com o pedido, o site registra:",
        },
        {
          kind: "list",
          items: [
            "a data, o número do pedido, a página de onde ele foi enviado e o navegador usado;",
            "a primeira página que você abriu nesta visita e, se houver, o código do anúncio no endereço. A primeira página de visitas anteriores só é lembrada com o seu consentimento de marketing;",
            "sinais de envio automático, como um formulário preenchido em menos tempo do que uma pessoa levaria. Eles servem para reconhecer abusos; nenhum pedido é recusado por isso;",
            "um código calculado a partir do que foi digitado, que não permite reconstruí-lo, para que um pedido enviado duas vezes conte uma vez só;",
            "as anotações do atendimento: o que conversamos e em que ponto está a cotação.",
          ],
        },
        {
          kind: "text",
          text: "O endereço IP não é guardado com o pedido. Para impedir envios em massa, contamos os envios por um código embaralhado, refeito a cada dia, a partir do qual não se descobre o endereço nem o telefone.",
        },
        {
          kind: "text",
          text: "Enquanto você preenche, o rascunho do pedido fica só no seu aparelho. Ele é apagado quando o pedido é recebido, ou em 7 dias.",
        },
        {
          kind: "text",
          text: "A leitura de um artigo do blog, ou uma curtida, é contada com o navegador usado e o site de onde você veio, sem nada que diga quem leu.",
        },
        {
          kind: "text",
          text: "Laudos, exames e diagnósticos não são pedidos pelo site: não os escreva na mensagem. Se o plano incluir crianças ou pessoas idosas, informe apenas as idades.",
        },
      ],
    },
    {
      id: "cookies",
      title: "Cookies e web beacons",
      blocks: [
        {
          kind: "text",
          text: "Cookies são pequenos registros que o navegador guarda. Web beacons são imagens mínimas que avisam que uma página foi aberta. Chamamos de cookies, aqui, também o que o site guarda na memória do navegador.",
        },
        {
          kind: "text",
          text: "As ferramentas de análise e de publicidade, que podem ser de terceiros, só são carregadas com o seu consentimento. Sem ele, nada opcional é carregado, guardado ou enviado. Se você mudar de ideia, elas deixam de ser usadas e o que guardaram é removido.",
        },
        {
          kind: "cookies",
          caption: "Categorias de cookies",
          headings: { category: "Categoria", purpose: "Para que servem", duration: "Por quanto tempo" },
          button: "Configurar Cookies",
        },
        {
          kind: "text",
          text: "Para podermos provar a sua escolha sobre cookies, guardamos as categorias marcadas, a versão do texto, a página, a data e um número sorteado, sem nome, e-mail ou outro dado que identifique você. Com esse número, que fica no seu aparelho, você abre o comprovante. Fazemos o mesmo quando você responde se quer receber e-mails: o seu pedido aponta para o comprovante e, quando é apagado, nada mais liga o comprovante a você.",
        },
      ],
    },
    {
      id: "seguranca",
      title: "Segurança",
      blocks: [
        {
          kind: "text",
          text: "A comunicação entre o seu aparelho e o site é protegida por criptografia SSL. Só quem trabalha no atendimento tem acesso aos pedidos, com senha própria.",
        },
        {
          kind: "text",
          text: "A cada visita, o servidor anota a hora, o resultado e o tempo da resposta, para sabermos se o site funciona. Nesse registro não ficam o endereço IP nem a página pedida.",
        },
        {
          kind: "text",
          text: law(
            "Registros de acesso: em um arquivo separado, guardamos por 6 meses o endereço IP, a porta, a data e a hora de cada acesso, e nada mais, como prevê o Marco Civil da Internet (Lei 12.965/2014, art. 15). O arquivo é cifrado todos os dias, e a chave que o abre fica fora do servidor. Só é aberto quando a lei obriga, e cada abertura fica anotada.",
            "DAD-12",
          ),
        },
        {
          kind: "text",
          text: "Nenhum sistema é infalível. Se houver um incidente que possa causar risco ou dano relevante a você, avisaremos você e a Agência Nacional de Proteção de Dados (ANPD).",
        },
      ],
    },
    {
      id: "uso",
      title: "Uso dos dados",
      blocks: [
        { kind: "text", text: "Usamos os seus dados para:" },
        {
          kind: "list",
          items: [
            "preparar a cotação que você pediu;",
            "falar com você sobre ela e sobre a contratação;",
            "acompanhar você depois da contratação;",
            "enviar e-mails com conteúdos e ofertas, se você marcou essa opção. Você pode cancelar quando quiser.",
          ],
        },
        {
          kind: "text",
          text: law(
            "Cada uso tem a sua base na LGPD: a cotação e o contrato, porque você os pediu (art. 7º, V); os e-mails de ofertas e os cookies opcionais, porque você consentiu (art. 7º, I); a prova do consentimento, porque a lei a exige (art. 7º, II); a proteção contra abusos e a contagem de leituras, por legítimo interesse (art. 7º, IX), com o mínimo de dados.",
            "DAD-04",
          ),
        },
        {
          kind: "text",
          text: law(
            "A declaração de saúde e a filiação a sindicato são dados sensíveis. Só as pedimos na contratação, com o seu consentimento específico (LGPD, art. 11, I), e as enviamos à operadora ou à entidade do contrato, nunca para obter vantagem com elas.",
            "DAD-01",
            "DAD-02",
            "DAD-03",
          ),
        },
        {
          kind: "text",
          text: "Não vendemos os seus dados. Antes da contratação, eles só são compartilhados com operadoras, para fazer a cotação, e com o seu consentimento prévio: recebe os dados a operadora escolhida para cotar.",
        },
        {
          kind: "text",
          text: "O pedido chega ao e-mail da nossa equipe, e você recebe uma confirmação por e-mail. Se usarmos um sistema de atendimento (CRM), o pedido é registrado nele também. Quem nos presta esses serviços trata os dados em nosso nome e sob as nossas instruções, e não pode usá-los para outro fim.",
        },
        {
          kind: "text",
          text: "Guardamos cada dado só enquanto ele serve. O prazo conta a partir do último registro no pedido. Vencido o prazo, o pedido é apagado com todo o seu histórico, e ficam só números que não identificam ninguém, como o total de pedidos do mês.",
        },
        { kind: "retention" },
        {
          kind: "text",
          text: "Os comprovantes de consentimento, que não trazem nome nem e-mail, são guardados enquanto pudermos ter de apresentá-los. Você não precisa esperar prazo nenhum para pedir que os seus dados sejam apagados.",
        },
        {
          kind: "notice",
          title: "Cuidado com golpes",
          text: [
            `${scamWarning} Se alguém fizer isso em nosso nome, não responda e ligue para `,
            { label: company.mainPhone.display, href: `tel:${company.mainPhone.e164}` },
            ".",
          ],
        },
      ],
    },
    {
      id: "comportamento",
      title: "Comportamento do usuário",
      blocks: [
        { kind: "text", text: "Ao usar este site, você se compromete a não:" },
        {
          kind: "list",
          items: [
            "enviar dados de outra pessoa sem a autorização dela;",
            "informar dados falsos ou passar-se por outra pessoa;",
            "enviar conteúdo ilegal, ofensivo ou discriminatório;",
            "enviar propaganda ou programas maliciosos pelos formulários;",
            "tentar invadir, sobrecarregar ou prejudicar o funcionamento do site.",
          ],
        },
      ],
    },
    {
      id: "empresa",
      title: "Informações da empresa",
      blocks: [
        {
          kind: "definitions",
          items: [
            { title: "Razão social", text: company.legalName },
            { title: "CNPJ", text: company.cnpj },
            { title: "Susep", text: company.susep },
            {
              title: "Endereço",
              text: `${company.address.street}, ${company.address.city}, ${company.address.postalCode}`,
            },
            {
              title: "Telefone",
              text: [{ label: company.mainPhone.display, href: `tel:${company.mainPhone.e164}` }],
            },
            {
              title: "WhatsApp",
              text: [
                { label: company.whatsapp.display, href: chatLink(company.whatsapp, chatTexts.floating) },
              ],
            },
            { title: "E-mail", text: [{ label: company.email, href: `mailto:${company.email}` }] },
            {
              title: "Encarregado pelos dados",
              text: [
                `${company.dataOfficer}, `,
                { label: company.privacyEmail, href: `mailto:${company.privacyEmail}` },
              ],
            },
          ],
        },
      ],
    },
    {
      id: "direitos",
      title: "Seus direitos",
      blocks: [
        {
          kind: "text",
          text: [
            law(
              "A LGPD garante a você direitos sobre os dados que guardamos (art. 18). Todos podem ser exercidos em ",
              "DAD-05",
            ),
            myData,
            " ou pelo e-mail ",
            { label: company.privacyEmail, href: `mailto:${company.privacyEmail}` },
            ", sem custo.",
          ],
        },
        {
          kind: "definitions",
          items: [
            { title: "Acesso", text: "Saber se temos dados seus e quais são." },
            { title: "Correção", text: "Acertar o que estiver errado, incompleto ou desatualizado." },
            {
              title: "Eliminação",
              text: law("Apagar os dados que a lei não nos obriga a guardar.", "DAD-05"),
            },
            {
              title: "Portabilidade",
              text: "Receber os seus dados em arquivo, para levá-los a outro fornecedor.",
            },
            { title: "Revogação", text: "Retirar um consentimento com a mesma facilidade com que o deu." },
            { title: "Informação", text: "Saber com quem os seus dados foram compartilhados." },
          ],
        },
        {
          kind: "text",
          text: law(
            `A confirmação de que temos dados seus sai na hora, em formato simples. A declaração completa sai ${claims.dataStatement.phrase} (LGPD, art. 19). Se a nossa resposta não resolver, você pode procurar a ANPD.`,
            "DAD-06",
          ),
        },
        {
          kind: "text",
          text: "Quando você pede para apagar, os seus pedidos saem das nossas listas na hora, e o atendimento é avisado para não entrar em contato. Você tem 24 horas para desfazer; depois, são apagados para sempre. Um pedido que virou contrato fica guardado à parte até o fim do prazo dele: só um administrador pode abri-lo, com motivo escrito, e em Meus dados você vê quando isso acontece.",
        },
        {
          kind: "text",
          text: "Para atender aos pedidos sobre os seus dados, guardamos o seu e-mail e o que você escreveu só até a resposta. Depois fica apenas o registro de que houve um pedido, sem o seu nome e sem o seu endereço.",
        },
      ],
    },
  ] as const satisfies readonly WrittenSection[]
}
