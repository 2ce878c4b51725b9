import { href } from "react-router"
import { chatLink } from "../../company/chat-link.ts"
import type { PolicySection } from "../../policy/policy.ts"
import { chatTexts } from "../chat.ts"

/** The policy as it stood from 16 to 17 November 2026, word for word. Not corrected any more. */
export const policyOf20261116: readonly PolicySection[] = [
  {
    id: "introducao",
    title: "Introdução",
    blocks: [
      {
        kind: "text",
        text: [
          "Esta política explica como a WebPlan trata os seus dados pessoais, conforme a Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018). Ela vale para este site e para os pedidos de cotação feitos por ele, por telefone ou pelo WhatsApp. Quem responde pelos dados está identificado em ",
          {
            label: "Informações da empresa",
            href: "#empresa",
          },
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
      {
        kind: "text",
        text: "Coletamos o que você nos informa para cotar e contratar um plano:",
      },
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
        text: "O formulário do site pede só uma parte: nome, e-mail, telefone, assunto e, se você quiser, as idades, a cidade e o estado onde mora, o órgão onde trabalha e uma mensagem. O restante é pedido pelo corretor, quando a cotação ou o contrato precisarem.",
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
        headings: {
          category: "Categoria",
          purpose: "Para que servem",
          duration: "Por quanto tempo",
        },
        rows: [
          {
            category: "Necessários",
            purpose:
              "Fazem o site funcionar: guardam a sua escolha sobre cookies e o rascunho de um pedido ainda não enviado.",
            duration:
              "A escolha fica no seu aparelho até você mudá-la; o rascunho some quando o pedido é recebido, ou em 7 dias.",
          },
          {
            category: "Análise",
            purpose: "Contam visitas e medem a rapidez das páginas, para sabermos o que melhorar.",
            duration: "Enquanto durar o seu consentimento.",
          },
          {
            category: "Marketing",
            purpose: "Medem o resultado dos nossos anúncios e lembram por onde você chegou ao site.",
            duration: "Enquanto durar o seu consentimento.",
          },
          {
            category: "Preferências",
            purpose: "Lembram, na próxima visita, os ajustes que você fez.",
            duration: "Enquanto durar o seu consentimento.",
          },
        ],
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
        text: "Registros de acesso: a cada visita, o servidor anota a hora, o resultado e o tempo da resposta, para sabermos se o site funciona. Não anota o endereço IP, a página pedida nem nada que diga quem visitou.",
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
      {
        kind: "text",
        text: "Usamos os seus dados para:",
      },
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
        text: "Cada uso tem a sua base na LGPD: a cotação e o contrato, porque você os pediu (art. 7º, V); os e-mails de ofertas e os cookies opcionais, porque você consentiu (art. 7º, I); a prova do consentimento, porque a lei a exige (art. 7º, II); a proteção contra abusos e a contagem de leituras, por legítimo interesse (art. 7º, IX), com o mínimo de dados.",
      },
      {
        kind: "text",
        text: "A declaração de saúde e a filiação a sindicato são dados sensíveis. Só as pedimos na contratação, com o seu consentimento específico (LGPD, art. 11, I), e as enviamos à operadora ou à entidade do contrato, nunca para obter vantagem com elas.",
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
      {
        kind: "definitions",
        items: [
          {
            title: "Pedido em atendimento",
            text: "Guardado enquanto durar o atendimento.",
          },
          {
            title: "Pedido não atendido",
            text: "Até 6 meses. Quando não chegamos a falar com você.",
          },
          {
            title: "Cotação sem contrato",
            text: "Até 1 ano. Para retomar a conversa, se você voltar.",
          },
          {
            title: "Pedido descartado",
            text: "Até 3 meses. Como um engano, uma repetição ou uma propaganda.",
          },
          {
            title: "Pedido com contrato",
            text: "Até 5 anos. Para podermos responder pelo serviço prestado.",
          },
          {
            title: "Pedido de teste",
            text: "Até 30 dias. Feito pela nossa equipe.",
          },
          {
            title: "Leituras e curtidas",
            text: "Até 2 anos. De artigos do blog.",
          },
          {
            title: "Rapidez das páginas",
            text: "Até 13 meses. São contagens, que não identificam ninguém.",
          },
          {
            title: "Limite de envios",
            text: "Até 2 dias. O código embaralhado de que falamos na coleta.",
          },
          {
            title: "Avisos internos",
            text: "Até 3 meses. Os que não puderam ser entregues; trazem só o número do pedido.",
          },
        ],
      },
      {
        kind: "text",
        text: "Os comprovantes de consentimento, que não trazem nome nem e-mail, são guardados enquanto pudermos ter de apresentá-los. Você não precisa esperar prazo nenhum para pedir que os seus dados sejam apagados.",
      },
      {
        kind: "notice",
        title: "Cuidado com golpes",
        text: [
          "A WebPlan nunca pede pagamento, senha ou código por mensagem ou ligação. Documentos, só depois da sua escolha e pelo canal que confirmarmos por telefone. Se alguém fizer isso em nosso nome, não responda e ligue para ",
          {
            label: "(11) 3456-7890",
            href: "tel:+551134567890",
          },
          ".",
        ],
      },
    ],
  },
  {
    id: "comportamento",
    title: "Comportamento do usuário",
    blocks: [
      {
        kind: "text",
        text: "Ao usar este site, você se compromete a não:",
      },
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
          {
            title: "Razão social",
            text: "WebPlan Corretora de Seguros Ltda. (nome fictício)",
          },
          {
            title: "CNPJ",
            text: "00.000.000/0001-00",
          },
          {
            title: "Susep",
            text: "00.000000.0",
          },
          {
            title: "Endereço",
            text: "Rua Exemplo, 100, Centro, São Paulo, SP, 00000-000",
          },
          {
            title: "Telefone",
            text: [
              {
                label: "(11) 3456-7890",
                href: "tel:+551134567890",
              },
            ],
          },
          {
            title: "WhatsApp",
            text: [
              {
                label: "(11) 91234-5678",
                href: chatLink({ display: "(11) 91234-5678", e164: "+5511912345678" }, chatTexts.floating),
              },
            ],
          },
          {
            title: "E-mail",
            text: [
              {
                label: "contato@webplan.example",
                href: "mailto:contato@webplan.example",
              },
            ],
          },
          {
            title: "Encarregado pelos dados",
            text: [
              "Marina Exemplo (nome fictício), ",
              {
                label: "privacidade@webplan.example",
                href: "mailto:privacidade@webplan.example",
              },
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
          "A LGPD garante a você direitos sobre os dados que guardamos (art. 18). Todos podem ser exercidos em ",
          {
            label: "Meus dados",
            href: href("/privacidade/meus-dados"),
          },
          " ou pelo e-mail ",
          {
            label: "privacidade@webplan.example",
            href: "mailto:privacidade@webplan.example",
          },
          ", sem custo.",
        ],
      },
      {
        kind: "definitions",
        items: [
          {
            title: "Acesso",
            text: "Saber se temos dados seus e quais são.",
          },
          {
            title: "Correção",
            text: "Acertar o que estiver errado, incompleto ou desatualizado.",
          },
          {
            title: "Eliminação",
            text: "Apagar os dados que a lei não nos obriga a guardar.",
          },
          {
            title: "Portabilidade",
            text: "Receber os seus dados em arquivo, para levá-los a outro fornecedor.",
          },
          {
            title: "Revogação",
            text: "Retirar um consentimento com a mesma facilidade com que o deu.",
          },
          {
            title: "Informação",
            text: "Saber com quem os seus dados foram compartilhados.",
          },
        ],
      },
      {
        kind: "text",
        text: "A confirmação de que temos dados seus sai na hora, em formato simples. A declaração completa sai em até 15 dias (LGPD, art. 19). Se a nossa resposta não resolver, você pode procurar a ANPD.",
      },
      {
        kind: "text",
        text: "Para atender aos pedidos sobre os seus dados, guardamos o seu e-mail e o que você escreveu só até a resposta. Depois fica apenas o registro de que houve um pedido, sem o seu nome e sem o seu endereço.",
      },
    ],
  },
]
