import type { Article } from "./article.ts"

export const portabilidadeDeCarencias = {
  slug: "portabilidade-de-carencias",
  title: "Portabilidade de carências: trocar de plano sem começar do zero",
  metaTitle: "Portabilidade de carências: passo a passo",
  excerpt:
    "Quem cumpre os requisitos da ANS pode mudar de plano sem esperar de novo pelos atendimentos. O caminho, os documentos e o erro que faz perder o direito.",
  metaDescription:
    "Portabilidade de carências passo a passo: quem tem direito, como usar o guia da ANS, que documentos separar e por que não cancelar o plano atual antes.",
  author: "equipe-de-beneficios",
  categories: ["direitos", "guias"],
  tags: ["portabilidade", "carencia", "ans", "documentos"],
  isFeatured: true,
  pictureAlt: "Um bonde amarelo atravessa um aqueduto azul de dois andares de arcos, entre palmeiras.",
  publishedOn: "2026-11-09",
  reviewedOn: "2026-11-13",
  sources: [
    {
      label: "ANS, Guia de Planos de Saúde e relatório de compatibilidade.",
      href: "https://www.gov.br/ans",
    },
    { label: "ANS, Resolução Normativa nº 438/2018: portabilidade de carências." },
    { label: "ANS, Resolução Normativa nº 557/2022: formas de contratação de planos." },
    { label: "ANS, Manual de Tópicos da Saúde Suplementar: requisitos e prazos da portabilidade." },
  ],
  reviewNote:
    "Os requisitos, os tempos de permanência, os documentos e os prazos de resposta e de cancelamento foram conferidos em uma cópia de um manual antigo da ANS e em outras fontes secundárias, e não no texto atual da resolução. Confirme cada um com a ANS antes de pedir a portabilidade.",
  body: `
<p>Muita gente fica anos num plano que já não serve por medo de recomeçar as carências. O medo é razoável: depois dos 50, passar seis meses sem direito a uma cirurgia é um risco sério. A ANS prevê, porém, um modo de trocar de plano e aproveitar o tempo já cumprido. Chama-se portabilidade de carências.</p>
<p>Ela não é favor da operadora nem campanha de vendas. É um direito de quem atende aos requisitos, e vale para planos individuais, empresariais e por adesão.</p>
<h2>O que a portabilidade leva, e o que não leva</h2>
<p>Leva os prazos de espera já cumpridos. Se no plano atual você já pode ser internado, poderá ser internado no novo desde o primeiro dia de vigência.</p>
<p>Não leva o preço. Você passa a pagar a tabela do novo plano, na sua faixa etária. Também não leva a rede: médicos, hospitais e laboratórios serão os do novo contrato. E, se o plano de destino tiver uma cobertura que o seu não tem (parto, por exemplo), pode haver carência para ela.</p>
<h2>Você tem direito?</h2>
<p>Confira os requisitos principais, todos ao mesmo tempo:</p>
<ul>
<li><strong>Plano ativo e em dia.</strong> O contrato atual precisa estar em vigor, com as mensalidades pagas.</li>
<li><strong>Tempo de permanência.</strong> Para a primeira portabilidade, dois anos no plano atual. São três anos se você cumpriu cobertura parcial temporária por <a href="/blog/doenca-preexistente">doença preexistente</a>.</li>
<li><strong>Preço compatível.</strong> O plano de destino deve estar numa faixa de preço compatível com a do atual, em geral igual ou inferior. Quem faz essa comparação é o guia da ANS.</li>
<li><strong>Plano regulamentado.</strong> O contrato atual deve ser posterior à lei dos planos de saúde, ou adaptado a ela. Se o seu é anterior a 1999, consulte a ANS.</li>
<li><strong>Vínculo, se o destino for coletivo.</strong> Para entrar num plano por adesão, é preciso ter ligação com a entidade contratante, como qualquer outro interessado.</li>
</ul>
<p>Quem já fez portabilidade antes tem tempos diferentes. E quem perdeu o plano porque o contrato acabou pode contar com regras mais favoráveis, descritas em <a href="/blog/fim-do-contrato-coletivo">Quando o contrato coletivo termina</a>.</p>
<h2>O passo a passo</h2>
<h3>1. Descubra qual é o seu plano</h3>
<p>Pegue a carteirinha e anote o número de registro do plano na ANS. O nome comercial não basta, porque a mesma operadora pode ter vários planos com nomes parecidos. Se não achar o número, peça à operadora.</p>
<h3>2. Consulte o Guia da ANS</h3>
<p>Entre na página da <a href="https://www.gov.br/ans">ANS</a> e procure o Guia de Planos de Saúde. A consulta é gratuita. Digite o endereço você mesmo, em vez de seguir um link recebido por mensagem. O guia pede os dados do plano atual e mostra os planos compatíveis na sua região.</p>
<h3>3. Compare antes de escolher</h3>
<p>Veja a rede perto de casa, a acomodação, a abrangência geográfica e se há coparticipação. Confirme com seus médicos se atendem pelo novo plano. Ser compatível no guia não significa ser igual.</p>
<h3>4. Emita o relatório</h3>
<p>Ao final, o guia gera um relatório de compatibilidade, com número de protocolo. É o documento que prova à nova operadora que a troca é possível. A validade dele é curta; emita quando já estiver decidido.</p>
<h3>5. Faça o pedido à nova operadora</h3>
<p>Entregue o relatório e os documentos à operadora ou à administradora de destino e deixe escrito na proposta que se trata de portabilidade. Guarde o comprovante com a data. Segundo a ANS, a operadora tem até dez dias para analisar o pedido. Se houver recusa, peça o motivo por escrito.</p>
<h3>6. Só depois, cancele o plano antigo</h3>
<p>Espere a confirmação por escrito e a data de início do novo plano. Então, peça o cancelamento do anterior. Segundo a ANS, o prazo é de cinco dias, contados do início do novo. Quem se atrasa pode ter de cumprir carências outra vez. Confirme os dois prazos com a ANS ao fazer o pedido.</p>
<blockquote><p>Não cancele o plano atual antes de o novo estar confirmado por escrito.</p></blockquote>
<h2>O que separar</h2>
<ul>
<li>documento de identidade e CPF de quem vai mudar;</li>
<li>carteirinha ou declaração com o registro do plano atual;</li>
<li>comprovantes das três últimas mensalidades, ou declaração de que está em dia;</li>
<li>declaração da operadora atual com a data de entrada no plano e os prazos já cumpridos;</li>
<li>relatório de compatibilidade do guia da ANS;</li>
<li>comprovante do vínculo, se o destino for coletivo.</li>
</ul>
<p>A declaração da operadora pode demorar. Peça com antecedência e anote o protocolo.</p>
<h2>Dúvidas comuns</h2>
<h3>Preciso mudar a família inteira?</h3>
<p>Não. O direito é de cada pessoa, e cada uma precisa cumprir os requisitos. Mas a saída do titular pode afetar os dependentes. Pergunte antes como fica quem permanece.</p>
<h3>Estou em tratamento. Posso pedir?</h3>
<p>Pergunte à ANS antes de dar qualquer passo. Se houver internação marcada ou em curso, fale também com as duas operadoras, para não ficar entre um plano e outro.</p>
<h3>A nova operadora pode cobrar mais porque vim por portabilidade?</h3>
<p>Não. Segundo a ANS, a norma proíbe cobrar pela portabilidade e diferenciar o preço por causa dela. Vale a tabela daquele plano para a sua faixa etária.</p>
<h2>Quando não é portabilidade</h2>
<p>Alguns vendedores usam a palavra para outra coisa: a “compra de carência”, em que a operadora reduz prazos por política própria. Pode ser útil, mas é uma concessão comercial, com exceções que é preciso ler. A diferença está no papel: na portabilidade existe o relatório da ANS.</p>
<p>Desconfie de quem promete resolver tudo sem documentos, de quem manda cancelar primeiro e de quem pede pagamento por mensagem para “garantir a vaga”. Na portabilidade não há vaga a garantir: os requisitos são públicos, e você pode conferir cada um deles sozinho.</p>
`,
} as const satisfies Article
